import type { Tx } from '../../platform/db/database.ts'
import { createToken } from '../../platform/secrets/tokens.ts'
import { insertPasswordKey } from './keys.store.ts'

/**
 * Creates a link to choose a new password. It is created when the mail is sent, so that only the
 * mail contains its key.
 * @param link.screen address of the screen that uses the key.
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
