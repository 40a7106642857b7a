import pg from 'pg'
import type { EmbeddedPostgres } from './platform/db/embedded.ts'

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
