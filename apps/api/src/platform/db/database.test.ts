import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { program } from '../../../test/program.ts'
import { createDatabase, createPool } from './database.ts'

const p = program()

test('after a connection is lost between two statements, only the next one fails', async () => {
  const pool = createPool(p.databaseUrl, 1)
  const client = await pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => client.once('end', resolve))
  await sql`select pg_terminate_backend(${rows[0].pid})`.execute(p.platform.db)
  // Without the pool's error listener this would be an uncaught error.
  await ended
  await expect(client.query('select 1')).rejects.toThrow('not queryable')
  client.release(true)
  await pool.end()
})

test('a connection whose statement got no answer in time is not used again', async () => {
  const pool = new pg.Pool({ connectionString: p.databaseUrl, max: 1, query_timeout: 200 })
  const db = createDatabase(pool)
  const connection = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const first = await connection()
  await expect(sql`select pg_sleep(3)`.execute(db)).rejects.toThrow('Query read timeout')
  expect(await connection()).not.toBe(first)
  await pool.end()
})
