import { sql } from 'kysely'
import type { Tx } from '../src/platform/db/database.ts'
import type { TestProgram } from './program.ts'

/**
 * Tests a race of two requests in a fixed order: starts `meanwhile` while a transaction holds the
 * locks of `hold`, runs `finish` when `meanwhile` waits for a lock or has ended, and commits.
 */
export async function whileLocked<T>(
  p: TestProgram,
  hold: (tx: Tx) => Promise<unknown>,
  meanwhile: () => Promise<T>,
  finish?: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  const { db } = p.platform
  let answer: Promise<T> | undefined
  await db.transaction().execute(async (tx) => {
    await hold(tx)
    let ended = false
    const done = () => {
      ended = true
    }
    answer = meanwhile()
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
