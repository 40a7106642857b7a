import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'

const nonceLength = 12
const tagLength = 16

function keyOf({ sensitiveKey }: Pick<Config, 'sensitiveKey'>): Buffer {
  return Buffer.from(hkdfSync('sha256', sensitiveKey, '', 'trilha sensitive data', 32))
}

/**
 * Encrypts a text with the key of the configuration (AES-256-GCM).
 * @param owner what the text belongs to, such as the id of a row. Needed again to decrypt it.
 */
export function seal(config: Pick<Config, 'sensitiveKey'>, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Decrypts a text. @throws Error when the key or the owner differs, or a byte was changed. */
export function unseal(
  config: Pick<Config, 'sensitiveKey'>,
  owner: string,
  sealed: Buffer,
): string {
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  const encrypted = sealed.subarray(nonceLength + tagLength)
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
}
