import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { fail } from '../errors.ts'

/**
 * Runs `work` once per user and key: a repeated request gets the stored reply, even if the first
 * response was lost. Must run inside the transaction of the work. Without a key it always runs.
 * @param call.reply the reply, if it is known before the work; this saves an SQL statement.
 * @throws AppError `key-reused` when the key was used with another request.
 */
export async function runIdempotent<T>(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  call: { userId: string; key: string | null; endpoint: string; request: unknown; reply?: T },
  work: () => Promise<T>,
): Promise<T> {
  if (call.key === null) return work()
  // Keyed, because a short sensitive text could be found from a plain hash by trying all texts.
  const hash = createHmac('sha256', config.secret)
    .update(`idempotency\n${call.userId}\n${call.key}\n${JSON.stringify(call.request)}`)
    .digest()
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: call.userId,
      key: call.key,
      endpoint: call.endpoint,
      request_hash: hash,
      reply: call.reply === undefined ? null : JSON.stringify(call.reply),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted) {
    const reply = await work()
    if (call.reply !== undefined) return reply
    await tx
      .updateTable('idempotency_keys')
      .set({ reply: JSON.stringify(reply) })
      .where('user_id', '=', call.userId)
      .where('key', '=', call.key)
      .execute()
    return reply
  }
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'request_hash', 'reply'])
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .executeTakeFirstOrThrow()
  if (stored.endpoint !== call.endpoint || !stored.request_hash.equals(hash)) fail('key-reused')
  return stored.reply as T
}
