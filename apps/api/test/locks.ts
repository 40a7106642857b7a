import { sql } from 'kysely'
import type { Tx } from '../src/platform/db/database.ts'
import type { TestProgram } from './program.ts'

/**
 * Lets `meanwhile` begin while a transaction holds what `hold` changed, and commits once it waits
 * for that (or ended without waiting): the order of two people at once, made certain.
 */
export async function whileHeld<T>(
  p: TestProgram,
  hold: (tx: Tx) => Promise<unknown>,
  meanwhile: () => Promise<T>,
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
      if (ended || rows.length > 0) return
    }
  })
  if (!answer) throw new Error('nothing began')
  return answer
}
