import { createHash, randomBytes } from 'node:crypto'
import { hashToken } from '../accounts/accounts.sessions.ts'

/** A key that stands in a mail only; what is stored is its hash. */
export function newKey(): { key: string; hash: Buffer } {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: hashToken(key) }
}

/** So that the table of limits holds nobody's address. */
export const digest = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url')
