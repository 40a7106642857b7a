import pg from 'pg'
import { findEmbedded, startEmbedded } from '../apps/api/src/platform/db/embedded.ts'

/**
 * Stops the database of a running program, as a power cut or an upgrade would: all connections
 * break. Resolves when it is down, with a function that restarts it.
 */
export async function stopDatabase(dataDir: string): Promise<() => Promise<void>> {
  const server = await startEmbedded({ dir: dataDir })
  await server.stop()
  return server.start
}

/** Runs a statement in a running program's database, for states that no screen can create. */
export async function runSql(dataDir: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: (await findEmbedded(dataDir, 'trilha')) ?? '' })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
