import { randomUUID } from 'node:crypto'
import * as board from '@trilha/contracts/pipeline/board'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const views = (token: string | null) => call(p, board.listBoardViews, {}, { token })
const save = (token: string | null, name: string, filters: object = {}) =>
  call(p, board.saveBoardView, { body: { name, layout: 'list', filters } }, { token })
const remove = (token: string | null, id: string) =>
  call(p, board.deleteBoardView, { params: { id } }, { token })

test('saved filters have a name and belong to one user', async () => {
  const me = await aRecruiter(p)
  const colleague = await aRecruiter(p, { companyId: me.companyId })
  const candidate = await aCandidate(p)
  for (const [token, status, id] of [
    [null, 401, 'sign-in-needed'],
    [candidate.token, 403, 'forbidden'],
  ] as const) {
    refused(await views(token), status, id)
    refused(await save(token, 'x'), status, id)
    refused(await remove(token, randomUUID()), status, id)
  }
  refused(await save(me.token, ''), 400, 'invalid-request')
  refused(await save(me.token, 'x', { band: 'best' }), 400, 'invalid-request')
  const { body } = await save(me.token, 'Atrasadas', { overdue: 1 })
  const over = await save(me.token, 'Atrasadas', { overdue: 1, state: 'finalist' })
  expect(over.body.id).toBe(body.id)
  expect((await views(me.token)).body.rows).toEqual([
    {
      id: body.id,
      name: 'Atrasadas',
      layout: 'list',
      filters: { overdue: 1, state: 'finalist' },
    },
  ])
  expect((await views(colleague.token)).body.rows).toEqual([])
  // Filters that are no longer supported do not break the list.
  await p.platform.db
    .updateTable('board_views')
    .set({ filters: JSON.stringify({ overdue: 1, near: 25, gone: 'yes' }) })
    .where('id', '=', body.id)
    .execute()
  expect((await views(me.token)).body.rows[0]?.filters).toEqual({ overdue: 1 })
  refused(await remove(colleague.token, body.id), 404, 'not-found')
  expect((await remove(me.token, body.id)).status).toBe(204)
  for (let i = 0; i < 20; i++) await save(me.token, `Filtro ${i}`)
  refused(await save(me.token, 'Mais um'), 409, 'views-full')
  expect((await save(me.token, 'Filtro 3')).status).toBe(200)
})
