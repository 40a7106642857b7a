import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { fail } from '../errors.ts'

/**
 * Runs `work` once per user and key: a repeated request gets the stored reply, also when the first
 * response was lost. Must run inside the transaction of the work itself.
 * @param at.reply the reply, when it is known before the work; saves a statement.
 * @throws AppError `key-reused` when the key was used with another request.
 */
export async function once<T>(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  at: { userId: string; key: string | null; endpoint: string; request: unknown; reply?: T },
  work: () => Promise<T>,
): Promise<T> {
  if (at.key === null) return work()
  // Keyed hash: a request may contain sensitive text that is short enough to guess.
  const hash = createHmac('sha256', config.secret)
    .update(`idempotency\n${at.userId}\n${at.key}\n${JSON.stringify(at.request)}`)
    .digest()
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: at.userId,
      key: at.key,
      endpoint: at.endpoint,
      request_hash: hash,
      reply: at.reply === undefined ? null : JSON.stringify(at.reply),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted) {
    const reply = await work()
    if (at.reply !== undefined) return reply
    await tx
      .updateTable('idempotency_keys')
      .set({ reply: JSON.stringify(reply) })
      .where('user_id', '=', at.userId)
      .where('key', '=', at.key)
      .execute()
    return reply
  }
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'request_hash', 'reply'])
    .where('user_id', '=', at.userId)
    .where('key', '=', at.key)
    .executeTakeFirstOrThrow()
  if (stored.endpoint !== at.endpoint || !stored.request_hash.equals(hash)) fail('key-reused')
  return stored.reply as T
}
