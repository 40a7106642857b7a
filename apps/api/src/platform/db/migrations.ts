import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { createDatabase, type Database } from './database.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/**
 * Applies pending migrations in order, each in its own transaction. A lock lets one process at a
 * time do this; other processes wait and then find nothing left to do.
 * @param seed fills tables that no migration fills. It runs every time, so it must be idempotent.
 * @returns names of the migrations applied now.
 */
export async function applyMigrations(
  url: string,
  seed: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  // A separate pool without time limits: a migration and the wait for the lock may take long.
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    return await createDatabase(pool)
      .connection()
      .execute(async (db) => {
        await sql`select pg_advisory_lock(8173001)`.execute(db)
        await sql`create table if not exists migrations
          (name text primary key, at timestamptz not null default now())`.execute(db)
        const rows = await db.selectFrom('migrations').select('name').execute()
        const applied = new Set(rows.map((row) => row.name))
        const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
        const pending = files.filter((name) => !applied.has(name))
        for (const name of pending) {
          const text = await readFile(join(folder, name), 'utf8')
          await db.transaction().execute(async (tx) => {
            await sql.raw(text).execute(tx)
            await tx.insertInto('migrations').values({ name }).execute()
          })
        }
        await seed(db)
        return pending
      })
  } finally {
    await pool.end()
  }
}
