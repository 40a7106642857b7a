import * as contract from '@trilha/contracts/vacancies/marks'
import type { Mark } from '@trilha/contracts/vacancies/enums'
import {
  countFacets,
  getVacancy,
  listVacancies,
  recommendVacancies,
} from '@trilha/contracts/vacancies/vacancies'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import {
  aCandidate,
  aCompany,
  aDraft,
  anAdmin,
  anApplication,
  aRecruiter,
  aVacancy,
  dayFromNow,
} from '../../../test/factories.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { createVacancies } from '../publishing/create.ts'
import { publishVacancies } from '../publishing/publish.ts'
import { program } from '../../../test/program.ts'

const p = program()

const mark = (token: string | null, id: number, body: object) =>
  call(p, contract.markVacancy, { params: { id }, body: body as { mark: Mark } }, { token })
const unmark = (token: string | null, id: number) =>
  call(p, contract.unmarkVacancy, { params: { id } }, { token })
const list = async (token: string) => (await call(p, contract.listMarks, {}, { token })).body

describe('refusals', () => {
  test('only candidates mark vacancies, and only published ones', async () => {
    const { id } = await aVacancy(p)
    const draft = await aVacancy(p, { draft: true })
    const me = await aCandidate(p)
    for (const [token, status, error] of [
      [null, 401, 'sign-in-needed'],
      [(await aRecruiter(p)).token, 403, 'forbidden'],
      [(await anAdmin(p)).token, 403, 'forbidden'],
    ] as const) {
      refused(await mark(token, id, { mark: 'saved' }), status, error)
      refused(await unmark(token, id), status, error)
      refused(await call(p, contract.listMarks, {}, { token }), status, error)
      refused(await call(p, contract.clearClosedMarks, {}, { token }), status, error)
    }
    refused(await mark(me.token, id, { mark: 'liked' }), 400, 'invalid-request')
    refused(await mark(me.token, id, {}), 400, 'invalid-request')
    refused(await mark(me.token, id, { mark: 'hidden', reason: 'ugly' }), 400, 'invalid-request')
    const long = { mark: 'saved', note: 'a'.repeat(201) }
    refused(await mark(me.token, id, long), 400, 'invalid-request')
    refused(await mark(me.token, draft.id, { mark: 'saved' }), 404, 'not-found')
    refused(await mark(me.token, 999_999_999, { mark: 'hidden' }), 404, 'not-found')
    refused(await unmark(me.token, draft.id), 404, 'not-found')
    expect(await list(me.token)).toEqual({ saved: [], hidden: [] })
  })

  test('at most a hundred saved vacancies, however many requests come at once', async () => {
    const me = await aCandidate(p)
    const companyId = await aCompany(p)
    const now = p.platform.now()
    const drafts = Array.from({ length: contract.maxMarks.saved + 2 }, () => ({
      companyId,
      input: aDraft(p),
      now,
    }))
    const all = await inTransaction(p.platform.db, async (tx) => {
      const made = await createVacancies(tx, drafts)
      await publishVacancies(
        tx,
        made.map((id) => ({ id, now })),
      )
      return made
    })
    const ids = all.slice(0, 3)
    await p.platform.db
      .insertInto('vacancy_marks')
      .values(
        all.slice(3).map((vacancy_id) => ({
          candidate_id: me.candidateId,
          vacancy_id,
          mark: 'saved',
          at: now,
        })),
      )
      .execute()
    const answers = await Promise.all(ids.map((id) => mark(me.token, id, { mark: 'saved' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    refused(
      answers.find(({ status }) => status === 409)!,
      409,
      'list-full',
    )
    // A vacancy that is saved already, and hiding, are still possible.
    const [first] = (await list(me.token)).saved
    const again = await mark(me.token, first!.vacancy.id, { mark: 'saved', note: 'Ver ônibus' })
    expect(again.status).toBe(204)
    expect((await mark(me.token, ids[0]!, { mark: 'hidden' })).status).toBe(204)
  })
})

describe('a saved vacancy', () => {
  test('is listed by closing day with its note, for its owner only', async () => {
    const me = await aCandidate(p)
    const other = await aCandidate(p)
    const later = await aVacancy(p, { closesOn: dayFromNow(p, 9) })
    const sooner = await aVacancy(p, { closesOn: dayFromNow(p, 3) })
    await mark(me.token, later.id, { mark: 'saved', note: '  Ver ônibus\nda noite ' })
    await mark(me.token, sooner.id, { mark: 'saved' })
    // The second press changes nothing but what it names.
    await mark(me.token, later.id, { mark: 'saved' })
    const { saved, hidden } = await list(me.token)
    expect(hidden).toEqual([])
    expect(saved).toMatchObject([
      { vacancy: { id: sooner.id, mark: 'saved', state: 'open' }, note: '' },
      { vacancy: { id: later.id, mark: 'saved' }, note: 'Ver ônibus da noite' },
    ])
    expect(await list(other.token)).toEqual({ saved: [], hidden: [] })
    const view = (token: string) => call(p, getVacancy, { params: { id: later.id } }, { token })
    expect((await view(me.token)).body.mark).toBe('saved')
    expect((await view(other.token)).body.mark).toBeNull()
    await unmark(other.token, later.id)
    expect((await view(me.token)).body.mark).toBe('saved')
    expect((await unmark(me.token, later.id)).status).toBe(204)
    expect((await unmark(me.token, later.id)).status).toBe(204)
    expect((await list(me.token)).saved.map(({ vacancy }) => vacancy.id)).toEqual([sooner.id])
  })

  test('stays when it closes, until the closed ones are cleared; goes when applied to', async () => {
    const me = await aCandidate(p)
    const open = await aVacancy(p)
    const closed = await aVacancy(p)
    const applied = await aVacancy(p)
    for (const { id } of [open, closed, applied]) await mark(me.token, id, { mark: 'saved' })
    await anApplication(p, { candidate: me, vacancy: applied })
    await p.platform.db
      .updateTable('vacancies')
      .set({ state: 'closed' })
      .where('id', '=', closed.id)
      .execute()
    const states = async () =>
      new Map((await list(me.token)).saved.map(({ vacancy }) => [vacancy.id, vacancy.state]))
    expect(await states()).toEqual(
      new Map([
        [open.id, 'open'],
        [closed.id, 'closed'],
      ]),
    )
    const cleared = await call(p, contract.clearClosedMarks, {}, { token: me.token })
    expect(cleared.status).toBe(204)
    expect(await states()).toEqual(new Map([[open.id, 'open']]))
  })
})

describe('a hidden vacancy', () => {
  test('is in no search, count, recommendation or list of similar ones of its owner', async () => {
    const companyId = await aCompany(p)
    const title = 'Afinador de pianos de cauda'
    const [a, b] = [
      await aVacancy(p, { companyId, roleName: title }),
      await aVacancy(p, { companyId, roleName: title }),
    ]
    const me = await aCandidate(p, { facts: { wantedRoles: [title] } })
    const other = await aCandidate(p)
    const search = async (token: string | null, sort: 'ASC' | 'match' = 'ASC') => {
      const { body } = await call(p, listVacancies, { query: { roleName: title, sort } }, { token })
      return { ids: body.rows.map(({ id }) => id), count: body.count }
    }
    const both = { ids: [a.id, b.id], count: 2 }
    await expect.poll(() => search(me.token)).toEqual(both)
    expect((await mark(me.token, a.id, { mark: 'hidden', reason: 'far' })).status).toBe(204)
    expect(await search(me.token)).toEqual({ ids: [b.id], count: 1 })
    expect(await search(me.token, 'match')).toEqual({ ids: [b.id], count: 1 })
    const counted = await call(p, countFacets, { query: { roleName: title } }, { token: me.token })
    expect(counted.body.count).toBe(1)
    const best = await call(p, recommendVacancies, {}, { token: me.token })
    expect(best.body.count).toBe(1)
    expect(best.body.rows.map(({ vacancy }) => vacancy.id)).not.toContain(a.id)
    const view = await call(p, getVacancy, { params: { id: b.id } }, { token: me.token })
    expect(view.body.similar.map(({ id }) => id)).not.toContain(a.id)
    // Nobody else notices, and the address of the vacancy still works.
    expect(await search(other.token)).toEqual(both)
    expect(await search(null)).toEqual(both)
    const own = await call(p, getVacancy, { params: { id: a.id } }, { token: me.token })
    expect(own.body.mark).toBe('hidden')
    // Taking it back shows it at once.
    await unmark(me.token, a.id)
    expect(await search(me.token)).toEqual(both)
  })

  test('is listed with its reason while it is open; saving it shows it again', async () => {
    const me = await aCandidate(p)
    const { id } = await aVacancy(p)
    await mark(me.token, id, { mark: 'hidden' })
    await mark(me.token, id, { mark: 'hidden', reason: 'salary' })
    expect((await list(me.token)).hidden).toMatchObject([{ vacancy: { id }, reason: 'salary' }])
    await mark(me.token, id, { mark: 'saved' })
    expect(await list(me.token)).toMatchObject({ saved: [{ vacancy: { id } }], hidden: [] })
    await mark(me.token, id, { mark: 'hidden' })
    expect((await list(me.token)).hidden).toMatchObject([{ reason: null }])
    await p.platform.db
      .updateTable('vacancies')
      .set({ state: 'paused' })
      .where('id', '=', id)
      .execute()
    expect(await list(me.token)).toEqual({ saved: [], hidden: [] })
  })
})
