import * as contract from '@trilha/contracts/vacancies'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, aRecruiter, aVacancy, cities } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { inTransaction } from '../platform/db/database.ts'
import { closeVacancy } from './vacancies.publish.ts'

const p = program()
type Query = Record<string, unknown>
const list = (query: Query = {}, token?: string) =>
  call(p, contract.listVacancies, { query: query as never }, { token: token ?? null })
const facets = (query: Query = {}) => call(p, contract.countFacets, { query: query as never }, {})
const get = async (url: string) => {
  const answer = await p.app.inject({ url })
  return { status: answer.statusCode, body: answer.json() }
}
const ids = (answer: Awaited<ReturnType<typeof list>>) => answer.body.rows.map((row) => row.id)

describe('refusals', () => {
  test.each([
    ['contractType', 'clt,pj', 'apprentice'],
    ['payment', '1-2', '15000-'],
    ['sort', 'best', 'newest'],
    ['state', 'XX', 'SP'],
    ['workplace', 'moon', 'remote'],
    ['status', '2', '1'],
  ])('an unknown value of %s answers 400 with the known ones', async (field, value, known) => {
    for (const ask of field === 'status' ? [list] : [list, facets]) {
      const body = refused(await ask({ [field]: value }), 400, 'invalid-request')
      const error = body.errors?.find((e) => e.field.split('.')[0] === field)
      expect(error?.known).toContain(known)
    }
  })

  test('one unknown value among known ones is named', async () => {
    const body = refused(await list({ cnh: ['B', 'Z'] }), 400, 'invalid-request')
    expect(body.errors?.[0]?.field).toBe('cnh.1')
  })

  test.each([
    ['page', '0'],
    ['page', 'two'],
    ['limit', '51'],
    ['roleName', 'a'.repeat(121)],
    ['candidateId', 'me'],
  ])('%s = %s answers 400', async (field, value) => {
    const body = refused(await list({ [field]: value }), 400, 'invalid-request')
    expect(body.errors?.[0]?.field).toBe(field)
  })

  test("a candidate's id needs that candidate: 401 for nobody, 403 for anybody else", async () => {
    const someone = await aCandidate(p)
    const recruiter = await aRecruiter(p)
    const asked = { candidateId: someone.candidateId }
    expect(refused(await list(asked), 401, 'sign-in-needed')).toBeTruthy()
    expect(refused(await list(asked, recruiter.token), 403, 'forbidden')).toBeTruthy()
    const other = await aCandidate(p)
    expect(refused(await list(asked, other.token), 403, 'forbidden')).toBeTruthy()
    const unknown = { candidateId: randomUUID() }
    expect(refused(await list(unknown, someone.token), 403, 'forbidden')).toBeTruthy()
    expect((await list(asked, someone.token)).status).toBe(200)
  })
})

describe('searching', () => {
  const made: Record<string, number> = {}
  beforeAll(async () => {
    const plain = { salary: { minCents: 200_000, maxCents: 210_000, unit: 'month' as const } }
    made.counter = (await aVacancy(p)).id
    made.driver = (
      await aVacancy(p, {
        ...plain,
        roleName: 'Motorista de entrega',
        cnh: 'B',
        municipalityCode: cities.salvador,
        deficiency: null,
        salary: { minCents: 300_000, maxCents: 320_000, unit: 'month' },
      })
    ).id
    made.remote = (
      await aVacancy(p, {
        ...plain,
        roleName: 'Desenvolvimento web',
        workplace: 'remote',
        municipalityCode: null,
        contractType: 'pj',
        weeklyHours: null,
        deficiency: 'exclusive',
        schooling: 'college',
        shift: null,
      })
    ).id
    made.closed = (await aVacancy(p, { roleName: 'Motorista de caminhão' })).id
    await inTransaction(p.platform.db, (tx) => closeVacancy(tx, made.closed ?? 0, p.platform.now()))
    await p.platform.search.catchUp()
  })

  test('everything open, soonest to close first, in the shape of the specification', async () => {
    const { status, body } = await list({ isPagination: 1, page: 1, limit: 10, status: 1 })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([
      'byMost',
      'count',
      'limit',
      'page',
      'rows',
      'searchedFor',
      'totalPages',
    ])
    expect(body).toMatchObject({ count: 3, page: 1, limit: 10, totalPages: 1, searchedFor: null })
    expect(new Set(body.rows.map((row) => row.id))).toEqual(
      new Set([made.counter, made.driver, made.remote]),
    )
  })

  test('a page out of range is empty and keeps the count', async () => {
    const { body } = await list({ page: 9, limit: 2 })
    expect(body).toMatchObject({ rows: [], count: 3, page: 9, limit: 2, totalPages: 2 })
    expect((await list({ page: 100_000, limit: 50 })).body).toMatchObject({ rows: [], count: 3 })
  })

  test('lists come as repeated parameters, with or without brackets, or alone', async () => {
    const base = '/api/selectiveProcess/listAll'
    for (const query of [
      'contractType=pj&contractType=internship',
      'contractType[]=pj&contractType[]=internship',
      'contractType=pj',
      'contractType[]=pj',
      'contractType%5B%5D=pj&roleName=&city=',
    ]) {
      const { status, body } = await get(`${base}?${query}`)
      expect([query, status, body.count]).toEqual([query, 200, 1])
      expect(body.rows[0].id).toBe(made.remote)
    }
    const both = await get(`${base}/?contractType=pj&contractType=clt`)
    expect(both.body.count).toBe(3)
  })

  test('a city by its name, its name and state, or the code of IBGE; an unknown one finds nothing', async () => {
    expect(ids(await list({ city: 'contagem' }))).toEqual([made.counter])
    expect(ids(await list({ city: 'Salvador', state: 'BA' }))).toEqual([made.driver])
    expect(ids(await list({ city: String(cities.salvador) }))).toEqual([made.driver])
    expect((await list({ city: 'Salvador', state: 'MG' })).body.count).toBe(0)
    expect((await list({ city: 'Atlântida' })).body).toMatchObject({ rows: [], count: 0 })
    expect((await facets({ city: 'Atlântida' })).body.count).toBe(0)
    expect(ids(await list({ state: 'MG' }))).toEqual([made.counter])
  })

  test('filters are OR inside and AND between', async () => {
    expect(ids(await list({ cnh: ['B'], contractType: ['clt'] }))).toEqual([made.driver])
    expect((await list({ cnh: ['B'], contractType: ['pj'] })).body.count).toBe(0)
    expect((await list({ schooling: ['college', 'high-school'] })).body.count).toBe(3)
  })

  test('"welcome" also finds what is exclusive', async () => {
    const welcome = ids(await list({ vacanciesDeficiencies: 'welcome' }))
    expect(new Set(welcome)).toEqual(new Set([made.counter, made.remote]))
    expect(ids(await list({ vacanciesDeficiencies: 'exclusive' }))).toEqual([made.remote])
  })

  test('words find roles, also with a typo; a closed vacancy is not found', async () => {
    expect(ids(await list({ roleName: 'motorista' }))).toEqual([made.driver])
    const typed = await list({ roleName: 'motorsta' })
    expect(ids(typed)).toEqual([made.driver])
    expect(typed.body.searchedFor).toBe('motorista')
  })

  test('where no vacancy has all the words, those that lack one are found, and it is said', async () => {
    const some = await list({ roleName: 'motorista desenvolvimento' })
    expect(new Set(ids(some))).toEqual(new Set([made.driver, made.remote]))
    expect(some.body.byMost).toBe(true)
    expect((await list({ roleName: 'motorista entrega' })).body.byMost).toBe(false)
  })

  test('the order by pay', async () => {
    // 3.200, 2.480 and 2.100 at the top of their ranges.
    expect(ids(await list({ sort: 'salary' }))).toEqual([made.driver, made.counter, made.remote])
  })

  test('a candidate sees the own match and application on each card', async () => {
    const facts = {
      schooling: 'college' as const,
      cnh: 'B' as const,
      state: 'BA' as const,
      municipalityCode: cities.salvador,
      desiredSalaryCents: 300_000,
      shifts: ['6x1' as const],
    }
    const me = await aCandidate(p, { facts })
    await p.platform.db
      .insertInto('applications')
      .values({ vacancy_id: made.driver ?? 0, candidate_id: me.candidateId, state: 'finalist' })
      .execute()
    const { body } = await list({ sort: 'match', candidateId: me.candidateId }, me.token)
    expect(body.rows.map((row) => [row.id, row.match, row.applicationState])).toEqual([
      [made.driver, 100, 'finalist'],
      // Place, schooling and licence; the pay is too far below.
      [made.remote, 75, null],
      // Another state and far less pay.
      [made.counter, 40, null],
    ])
    const nobody = (await list({ sort: 'match' })).body.rows
    expect(nobody.map((row) => row.match)).toEqual([null, null, null])
  })

  test('counts by value leave their own filter out and keep the others', async () => {
    const { body } = await facets({ contractType: ['pj'] })
    expect(body.count).toBe(1)
    expect(body.facets.contractType).toMatchObject({ clt: 2, pj: 1, internship: 0 })
    expect(body.facets.cnh).toMatchObject({ none: 1, B: 0 })
    expect(body.facets.workplace).toEqual({ 'on-site': 0, hybrid: 0, remote: 1, field: 0 })
  })

  test('role names are suggested as somebody types', async () => {
    const suggest = async (q: string) =>
      (await call(p, contract.suggestRoles, { query: { q } }, {})).body.roles
    expect(await suggest('moto')).toContain('Motorista de entrega')
    expect(await suggest('zzz')).toEqual([])
  })

  test('similar vacancies are open ones, never the vacancy itself', async () => {
    const { body } = await call(p, contract.getVacancy, { params: { id: made.closed ?? 0 } }, {})
    expect(body.state).toBe('closed')
    const similar = body.similar.map((row) => row.id)
    expect(similar).toContain(made.driver)
    expect(similar).not.toContain(made.closed)
  })
})

test('a radius finds what lies around a city, and tells how far it is from who lives near', async () => {
  const role = 'Vigia de Farol'
  const at = (municipalityCode: number | null, more: object = {}) =>
    aVacancy(p, { roleName: role, municipalityCode, ...more })
  // Betim is 16 km from Contagem, Salvador some 970.
  const here = await at(cities.contagem)
  const near = await at(cities.betim)
  const far = await at(cities.salvador)
  const home = await at(cities.betim, { workplace: 'remote' })
  await p.platform.search.catchUp()
  const found = async (more: object) =>
    (await list({ roleName: role, ...more })).body.rows.map(({ id }) => id).sort((a, b) => a - b)
  const sorted = (...some: { id: number }[]) => some.map(({ id }) => id).sort((a, b) => a - b)
  expect(await found({ city: 'Contagem' })).toEqual(sorted(here))
  expect(await found({ city: 'Contagem', radius: 10 })).toEqual(sorted(here))
  expect(await found({ city: 'Contagem', radius: 20 })).toEqual(sorted(here, near, home))
  expect(await found({ city: 'Contagem', state: 'MG', radius: 100 })).toEqual(
    sorted(here, near, home),
  )
  // Around no city there is nothing to go by.
  expect(await found({ radius: 20 })).toEqual(sorted(here, near, far, home))
  const query = { roleName: role, city: 'Contagem', radius: 20 as const }
  expect((await call(p, contract.countFacets, { query })).body.count).toBe(3)
  refused(await list({ city: 'Contagem', radius: 21 }), 400, 'invalid-request')

  const person = await aCandidate(p, { facts: { municipalityCode: cities.contagem } })
  const seen = (await list({ roleName: role }, person.token)).body.rows
  const km = new Map(seen.map((row) => [row.id, row.km]))
  expect([here, near, home].map(({ id }) => km.get(id))).toEqual([0, 16, null])
  expect(km.get(far.id)).toBeGreaterThan(940)
  const anybody = (await list({ roleName: role })).body.rows
  expect(anybody.map((row) => row.km)).toEqual([null, null, null, null])
})
