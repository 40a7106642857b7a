import { createHash, randomBytes } from 'node:crypto'

/** SHA-256 of a token. Stored instead of the token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** New random token for a session, a mailed link or an API key, with its hash. */
export function createToken(prefix = ''): { token: string; hash: Buffer } {
  const token = prefix + randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
