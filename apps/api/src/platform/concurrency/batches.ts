import { isDatabaseUnavailable } from '../db/outage.ts'

type Batches<Row> = {
  /** Reads the next rows, without those that are handled. */
  select: () => Promise<Row[]>
  /** Number of rows of a full batch; a batch with fewer rows is the last one. */
  size: number
  /** @returns false if there was nothing to do, for example because another process did it. */
  handle: (row: Row) => Promise<boolean>
}

/**
 * Handles rows one after the other, batch by batch, until none is left. A row that fails does not
 * stop the others; but when the database is unavailable, all would fail, so it stops.
 * @returns how many rows were handled.
 * @throws the first error of a row, when all others have been handled.
 */
export async function inBatches<Row>({ select, size, handle }: Batches<Row>): Promise<number> {
  const failures: unknown[] = []
  for (let handled = 0; ;) {
    const rows = await select()
    let handledInBatch = 0
    for (const row of rows)
      try {
        if (await handle(row)) handledInBatch++
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error
        failures.push(error)
      }
    handled += handledInBatch
    // No progress in a full batch: another process handles these rows, or all of them fail.
    if (rows.length === size && handledInBatch > 0) continue
    if (failures.length > 0) throw failures[0]
    return handled
  }
}
