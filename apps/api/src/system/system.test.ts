import * as contract from '@trilha/contracts/system/system'
import pg from 'pg'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { program } from '../../test/program.ts'

const p = program()

test('an unknown address answers 404 with a stable id', async () => {
  const answer = await p.app.inject({ url: '/api/nowhere' })
  refused({ status: answer.statusCode, body: answer.json() }, 404, 'route-not-found')
})

test('a page view without a path is refused, and the error names the field', async () => {
  const body = refused(
    await call(p, contract.pageView, { body: {} as never }),
    400,
    'invalid-request',
  )
  expect(body.errors?.[0]?.field).toBe('path')
})

test('views of a path are added up per day, without the id of a vacancy', async () => {
  for (const path of ['/vagas/padaria-12', '/vagas/padaria-345?x=1'])
    expect((await call(p, contract.pageView, { body: { path } })).status).toBe(204)
  const rows = await p.platform.db.selectFrom('page_views').select(['path', 'views']).execute()
  expect(rows).toEqual([{ path: '/vagas/*', views: 2 }])
})

test('views of unknown paths are not stored', async () => {
  for (const path of ['/jussara@exemplo.com.br', '/candidaturas/01a1fd52-fff9-7244', '/vagas/a/b'])
    expect((await call(p, contract.pageView, { body: { path } })).status).toBe(204)
  const rows = await p.platform.db.selectFrom('page_views').select('path').execute()
  expect(rows).toEqual([{ path: '/vagas/*' }])
})

test('no response may be cached, not even an error', async () => {
  for (const url of ['/api/health/live', '/api/applications', '/api/selectiveProcess/999999999'])
    expect((await p.app.inject({ url })).headers['cache-control']).toBe('no-store')
})

test('the program is alive, and ready once the search index is built', async () => {
  expect((await call(p, contract.live, {})).body).toEqual({ status: 'ok' })
  await expect.poll(async () => (await call(p, contract.ready, {})).body).toEqual({ status: 'ok' })
})

test('the program is not ready while the database takes no writes', async () => {
  const status = async () => (await call(p, contract.ready, {})).status
  const admin = new pg.Client({ connectionString: p.databaseUrl })
  await admin.connect()
  await admin.query('set default_transaction_read_only = off')
  const database = new URL(p.databaseUrl).pathname.slice(1)
  /** Sets it for all connections, which are made anew. */
  const change = async (setting: string) => {
    await admin.query(`alter database ${database} ${setting}`)
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  }
  await change('set default_transaction_read_only = on')
  await expect.poll(status, { timeout: 15_000 }).toBe(503)
  await change('reset default_transaction_read_only')
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
  await admin.end()
})

test('the API description names every endpoint', async () => {
  const description = (await p.app.inject({ url: '/api/openapi.json' })).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toContain('/health/live')
})
