import type { Tx } from '../platform/db/database.ts'
import { createToken } from '../platform/tokens.ts'
import { insertPasswordKey } from './accounts.keys.store.ts'

/**
 * Link with which a user chooses a new password, created where it is sent: only the message
 * contains its key.
 * @param link.screen address of the screen that takes the key.
 * @param link.lifeMs how long the key is valid, in milliseconds from `createdAt`.
 */
export async function createPasswordLink(
  tx: Tx,
  link: { userId: string; screen: string; createdAt: Date; lifeMs: number },
): Promise<string> {
  const { userId, screen, createdAt, lifeMs } = link
  const { token, hash } = createToken()
  const expiresAt = new Date(createdAt.getTime() + lifeMs)
  await insertPasswordKey(tx, { hash, userId, createdAt, expiresAt })
  return `${screen}?key=${token}`
}
