import { sql } from 'kysely'
import type { Tx } from '../src/platform/db/database.ts'
import type { TestProgram } from './program.ts'

/**
 * Runs two changes in a fixed order, to test a race. A transaction runs `lock`, then `request`
 * starts outside it. When `request` waits for a lock or has ended, the transaction runs `finish`
 * and commits.
 * @returns the result of `request`.
 */
export async function whileLocked<T>(
  p: TestProgram,
  lock: (tx: Tx) => Promise<unknown>,
  request: () => Promise<T>,
  finish?: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  const { db } = p.platform
  let answer: Promise<T> | undefined
  await db.transaction().execute(async (tx) => {
    await lock(tx)
    let ended = false
    const done = () => {
      ended = true
    }
    answer = request()
    answer.then(done, done)
    for (;;) {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (ended || rows.length > 0) break
    }
    await finish?.(tx)
  })
  if (!answer) throw new Error('nothing began')
  return answer
}
