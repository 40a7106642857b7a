import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../../migrations')

/**
 * Applies pending migrations in order, each in its own transaction. A lock lets only one process do
 * it at a time; the others wait and find nothing left to do.
 * @param seed fills tables that no migration fills. It runs every time, so it must be idempotent.
 * @returns names of the migrations applied now.
 */
export async function applyMigrations(
  url: string,
  seed: (client: pg.Client) => Promise<unknown>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(8173001)')
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const pending = files.filter((name) => !applied.has(name))
    for (const name of pending) {
      const sql = await readFile(join(folder, name), 'utf8')
      await client.query('begin')
      await client.query(sql)
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    }
    await seed(client)
    return pending
  } finally {
    await client.end()
  }
}
