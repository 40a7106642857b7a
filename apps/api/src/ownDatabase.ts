import pg from 'pg'
import type { Config } from './platform/config/config.ts'
import { lockDataFolder } from './platform/db/dataLock.ts'
import { findEmbedded, startEmbedded, type EmbeddedPostgres } from './platform/db/embedded.ts'

/** Name of the program's database on the embedded server. */
export const ownDatabaseName = 'trilha'

/** Creates the program's database if it is missing. @returns its connection URL. */
export async function createOwnDatabase({ url }: Pick<EmbeddedPostgres, 'url'>): Promise<string> {
  const client = new pg.Client({ connectionString: url('postgres') })
  await client.connect()
  const { rowCount } = await client.query(
    `select from pg_database where datname = '${ownDatabaseName}'`,
  )
  if (!rowCount) await client.query(`create database ${ownDatabaseName}`)
  await client.end()
  return url(ownDatabaseName)
}

/**
 * The database for a command that also works while the program runs: the configured one, the
 * embedded one that runs, or the embedded one started for the command, which `release` stops.
 * @throws StartError when another command uses the data folder.
 */
export async function reachDatabase(
  config: Config,
): Promise<{ url: string; release: () => Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, release: async () => undefined }
  const running = await findEmbedded(config.dataDir, ownDatabaseName)
  if (running) return { url: running, release: async () => undefined }
  const unlock = lockDataFolder(config.dataDir, config.port)
  const server = await startEmbedded({ dir: config.dataDir })
  return {
    url: await createOwnDatabase(server),
    release: async () => {
      await server.stop()
      unlock()
    },
  }
}
