import * as contract from '@trilha/contracts/system'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { program } from '../../test/program.ts'

const p = program()

test('an unknown address answers 404 with a stable id', async () => {
  const answer = await p.app.inject({ url: '/api/nowhere' })
  refused({ status: answer.statusCode, body: answer.json() }, 404, 'route-not-found')
})

test('a page view without a path is refused, by field', async () => {
  const body = refused(
    await call(p, contract.pageView, { body: {} as never }),
    400,
    'invalid-request',
  )
  expect(body.errors?.[0]?.field).toBe('path')
})

test('views of a path add up in the day, without the numbers in it', async () => {
  for (const path of ['/vagas/padaria-12', '/vagas/padaria-345?x=1'])
    expect((await call(p, contract.pageView, { body: { path } })).status).toBe(204)
  const rows = await p.platform.db.selectFrom('page_views').select(['path', 'views']).execute()
  expect(rows).toEqual([{ path: '/vagas/padaria-*', views: 2 }])
})

test('of an address that names one application, no identity is kept', async () => {
  for (const id of ['01a1fd52-fff9-7244-b8a7-6b34f3a41f1a', 'abcdefab-cdef-7abc-8abc-abcdefabcdef'])
    await call(p, contract.pageView, { body: { path: `/candidaturas/${id}` } })
  const views = p.platform.db.selectFrom('page_views').select(['path', 'views'])
  const rows = await views.where('path', 'like', '/candidaturas/%').execute()
  expect(rows).toEqual([{ path: '/candidaturas/*', views: 2 }])
})

test('no answer is kept by a cache, a refusal neither', async () => {
  for (const url of ['/api/health/live', '/api/applications', '/api/selectiveProcess/999999999'])
    expect((await p.app.inject({ url })).headers['cache-control']).toBe('no-store')
})

test('the program is alive, and ready once the search index is built', async () => {
  expect((await call(p, contract.live, {})).body).toEqual({ status: 'ok' })
  await expect.poll(async () => (await call(p, contract.ready, {})).body).toEqual({ status: 'ok' })
})

test('the API description names every endpoint', async () => {
  const description = (await p.app.inject({ url: '/api/openapi.json' })).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toContain('/health/live')
})
