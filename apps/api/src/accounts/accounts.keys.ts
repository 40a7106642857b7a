import { randomBytes } from 'node:crypto'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { dropKeys, insertPasswordKey } from './accounts.keys.store.ts'
import { hashToken } from './accounts.sessions.ts'

/** How long the link to the first password is good: who installs may not be who reads the mail. */
const keyMs = 24 * 60 * 60_000

/** Link to the password of an admin, with a fresh key; earlier keys of the account end. */
export async function createPasswordLink(
  { now, config }: Pick<Platform, 'now' | 'config'>,
  tx: Tx,
  userId: string,
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + keyMs)
  await dropKeys(tx, userId, createdAt)
  await insertPasswordKey(tx, { hash: hashToken(key), userId, createdAt, expiresAt })
  return `${config.origins[0]}/admin/auth/change-password?key=${key}`
}
