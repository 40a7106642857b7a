import { inTransaction, type Database, type Tx } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/outage.ts'

type SharedBatches<Row> = {
  db: Database
  /** Number of rows of a full batch. */
  size: number
  /** Reads and locks the next due rows: `for update skip locked`. */
  claim: (tx: Tx, limit: number) => Promise<Row[]>
  /** Does the work and takes the rows off, in the same transaction. @returns how much was done. */
  handle: (tx: Tx, rows: Row[]) => Promise<number>
  /** Makes a row wait that failed alone, so that it does not stop the others. */
  postpone: (row: Row) => Promise<void>
}

/**
 * Handles due rows batch by batch until none is left, each batch in a transaction: after a crash
 * nothing is lost and nothing is done twice. Several processes share the rows. The rows of a batch
 * that fails are handled one by one; when the database is unavailable, it stops.
 * @returns the sum of what was done.
 * @throws the first error of a row, when all others have been handled.
 */
export async function inSharedBatches<Row>({
  db,
  size,
  claim,
  handle,
  postpone,
}: SharedBatches<Row>): Promise<number> {
  const failures: unknown[] = []
  let done = 0
  /** How many rows are handled one by one, after a failure. */
  let singles = 0
  for (;;) {
    let rows: Row[] = []
    try {
      done += await inTransaction(db, async (tx) => {
        rows = await claim(tx, singles > 0 ? 1 : size)
        return rows.length > 0 ? handle(tx, rows) : 0
      })
      if (rows.length === 0) break
      singles = Math.max(0, singles - 1)
    } catch (error) {
      const [row, ...others] = rows
      if (isDatabaseUnavailable(error) || row === undefined) throw error
      if (others.length > 0) singles = rows.length
      else {
        singles = Math.max(0, singles - 1)
        failures.push(error)
        await postpone(row)
      }
    }
  }
  if (failures.length > 0) throw failures[0]
  return done
}
