import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server; replace `postgres` with the database name. */
    databaseServer: string
  }
}

/** One PostgreSQL server for the run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'trilha-test-'))
  const server = await startEmbedded({
    dir,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  })
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query('create database template_trilha')
  await migrate(server.url('template_trilha'))
  await client.query('alter database template_trilha with is_template true allow_connections false')
  await client.end()
  project.provide('databaseServer', server.url('postgres'))
  return async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
