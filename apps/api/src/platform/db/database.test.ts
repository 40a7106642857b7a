import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { program } from '../../../test/program.ts'
import { createPool } from './database.ts'

const p = program()

test('a connection lost between two statements only fails the next statement', async () => {
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
