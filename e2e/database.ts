import type { RawBuilder } from 'kysely'
import { createDatabase, createPool } from '../apps/api/src/platform/db/database.ts'
import { findEmbedded, startEmbedded } from '../apps/api/src/platform/db/embedded.ts'

/**
 * Stops the database of a running program, which breaks all its connections.
 * @returns a function that restarts the database.
 */
export async function stopDatabase(dataDir: string): Promise<() => Promise<void>> {
  const server = await startEmbedded({ dir: dataDir })
  await server.stop()
  return server.start
}

/** Runs a statement in a running program's database, for states that no screen can create. */
export async function runSql<Row>(dataDir: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const db = createDatabase(createPool((await findEmbedded(dataDir, 'trilha')) ?? '', 1))
  try {
    return (await statement.execute(db)).rows
  } finally {
    await db.destroy()
  }
}
