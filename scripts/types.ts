/**
 * Writes the types of the migrated database to a file: `npx node scripts/types.ts [file]`.
 * `database.types.test.ts` checks that the file is up to date.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../apps/api/src/platform/db/embedded.ts'
import { migrate } from '../apps/api/src/migrate.ts'
import { printTypes } from './types.print.ts'

const target = process.argv[2] ?? 'apps/api/src/platform/db/database.types.ts'
const dir = mkdtempSync(join(tmpdir(), 'trilha-types-'))
const server = await startEmbedded({ dir, settings: ['fsync=off'] })
try {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query('create database trilha')
  await client.end()
  await migrate(server.url('trilha'))
  printTypes(server.url('trilha'), target)
} finally {
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
