import * as contract from '@trilha/contracts/vacancies/vacancies'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter, aVacancy, cities } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { closeVacancy } from '../../../test/vacancies.rows.ts'
import { inTransaction } from '../../platform/db/database.ts'

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
    for (const send of field === 'status' ? [list] : [list, facets]) {
      const body = refused(await send({ [field]: value }), 400, 'invalid-request')
      const error = body.errors?.find((e) => e.field.split('.')[0] === field)
      expect(error?.known).toContain(known)
    }
  })

  test('the error names an unknown value among known ones', async () => {
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

  test('the filter candidateId needs the sign-in of that candidate', async () => {
    const someone = await aCandidate(p)
    const recruiter = await aRecruiter(p)
    const filter = { candidateId: someone.candidateId }
    expect(refused(await list(filter), 401, 'sign-in-needed')).toBeTruthy()
    expect(refused(await list(filter, recruiter.token), 403, 'forbidden')).toBeTruthy()
    const other = await aCandidate(p)
    expect(refused(await list(filter, other.token), 403, 'forbidden')).toBeTruthy()
    const unknown = { candidateId: randomUUID() }
    expect(refused(await list(unknown, someone.token), 403, 'forbidden')).toBeTruthy()
    expect((await list(filter, someone.token)).status).toBe(200)
  })
})

describe('searching', () => {
  const idOf: Record<string, number> = {}
  beforeAll(async () => {
    const plain = { salary: { minCents: 200_000, maxCents: 210_000, unit: 'month' as const } }
    idOf.counter = (await aVacancy(p)).id
    idOf.driver = (
      await aVacancy(p, {
        ...plain,
        roleName: 'Motorista de entrega',
        cnh: 'B',
        municipalityCode: cities.salvador,
        deficiency: null,
        salary: { minCents: 300_000, maxCents: 320_000, unit: 'month' },
      })
    ).id
    idOf.remote = (
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
    idOf.closed = (await aVacancy(p, { roleName: 'Motorista de caminhão' })).id
    await inTransaction(p.platform.db, (tx) => closeVacancy(tx, idOf.closed ?? 0, p.platform.now()))
    await p.platform.search.catchUp()
  })

  test('lists all open vacancies in the specified shape, the earliest last day first', async () => {
    const { status, body } = await list({ isPagination: 1, page: 1, limit: 10, status: 1 })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([
      'byMost',
      'count',
      'limit',
      'page',
      'place',
      'rows',
      'searchedFor',
      'totalPages',
    ])
    expect(body).toMatchObject({ count: 3, page: 1, limit: 10, totalPages: 1, searchedFor: null })
    expect(new Set(body.rows.map((row) => row.id))).toEqual(
      new Set([idOf.counter, idOf.driver, idOf.remote]),
    )
  })

  test('a page out of range is empty and keeps the count', async () => {
    const { body } = await list({ page: 9, limit: 2 })
    expect(body).toMatchObject({ rows: [], count: 3, page: 9, limit: 2, totalPages: 2 })
    expect((await list({ page: 100_000, limit: 50 })).body).toMatchObject({ rows: [], count: 3 })
  })

  test('list parameters can be repeated, with or without brackets, or single', async () => {
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
      expect(body.rows[0].id).toBe(idOf.remote)
    }
    const both = await get(`${base}/?contractType=pj&contractType=clt`)
    expect(both.body.count).toBe(3)
  })

  test('finds a city by name, state or IBGE code; an unknown one finds nothing', async () => {
    expect(ids(await list({ city: 'contagem' }))).toEqual([idOf.counter])
    expect(ids(await list({ city: 'Salvador', state: 'BA' }))).toEqual([idOf.driver])
    expect(ids(await list({ city: String(cities.salvador) }))).toEqual([idOf.driver])
    expect((await list({ city: 'Salvador', state: 'MG' })).body.count).toBe(0)
    expect((await list({ city: 'Atlântida' })).body).toMatchObject({ rows: [], count: 0 })
    expect((await facets({ city: 'Atlântida' })).body.count).toBe(0)
    expect(ids(await list({ state: 'MG' }))).toEqual([idOf.counter])
    expect((await list({ state: 'MG' })).body.place).toBeNull()
  })

  test.each([
    ['contagen', 'typo'],
    ['Contajem, MG', 'typo'],
    ['cotagem mg', 'typo'],
    ['contag', 'beginning'],
    ['contagem/mg', 'name'],
  ])('the city %s is Contagem, by %s', async (city, readAs) => {
    const { status, body } = await list({ city })
    expect([status, body.count]).toEqual([200, 1])
    expect(body.rows[0]?.id).toBe(idOf.counter)
    const municipality = { code: cities.contagem, name: 'Contagem', state: 'MG' }
    expect(body.place).toMatchObject({ readAs, municipality, state: null })
    expect((await facets({ city })).body.count).toBe(1)
  })

  test('a short name, a state and the state of a city are understood', async () => {
    const bh = (await list({ city: 'BH' })).body
    expect(bh).toMatchObject({ count: 0, place: { readAs: 'shortName' } })
    expect(ids(await list({ city: 'BH', radius: 20 }))).toEqual([idOf.counter])
    expect(ids(await list({ city: 'minas' }))).toEqual([idOf.counter])
    expect((await list({ city: 'minas' })).body.place).toMatchObject({ state: 'MG' })
    expect(ids(await list({ city: 'contagen', state: 'MG' }))).toEqual([idOf.counter])
  })

  test('an unknown city finds nothing and answers what may be meant', async () => {
    const elsewhere = (await list({ city: 'Salvador', state: 'MG' })).body
    expect(elsewhere).toMatchObject({ rows: [], place: { readAs: 'unknown', municipality: null } })
    expect(elsewhere.place?.suggestions).toMatchObject([{ name: 'Salvador', state: 'BA' }])
    const district = (await list({ city: 'eldorado contagem' })).body
    expect(district).toMatchObject({ count: 0, place: { readAs: 'unknown' } })
    expect(district.place?.suggestions[0]).toMatchObject({ name: 'Contagem' })
    const nowhere = (await list({ city: 'xyzxyz' })).body
    expect(nowhere).toMatchObject({ count: 0, place: { readAs: 'unknown', suggestions: [] } })
    refused(await list({ city: 'a'.repeat(81) }), 400, 'invalid-request')
  })

  test('values of one filter are combined with OR, filters with AND', async () => {
    expect(ids(await list({ cnh: ['B'], contractType: ['clt'] }))).toEqual([idOf.driver])
    expect((await list({ cnh: ['B'], contractType: ['pj'] })).body.count).toBe(0)
    expect((await list({ schooling: ['college', 'high-school'] })).body.count).toBe(3)
  })

  test('"welcome" also finds exclusive vacancies', async () => {
    const welcome = ids(await list({ vacanciesDeficiencies: 'welcome' }))
    expect(new Set(welcome)).toEqual(new Set([idOf.counter, idOf.remote]))
    expect(ids(await list({ vacanciesDeficiencies: 'exclusive' }))).toEqual([idOf.remote])
  })

  test('finds roles by words, even with a typo, but no closed vacancies', async () => {
    expect(ids(await list({ roleName: 'motorista' }))).toEqual([idOf.driver])
    const typed = await list({ roleName: 'motorsta' })
    expect(ids(typed)).toEqual([idOf.driver])
    expect(typed.body.searchedFor).toBe('motorista')
  })

  test('without a full match, finds vacancies that lack one word and sets `byMost`', async () => {
    const some = await list({ roleName: 'web entrega' })
    expect(new Set(ids(some))).toEqual(new Set([idOf.driver, idOf.remote]))
    expect(some.body.byMost).toBe(true)
    expect((await list({ roleName: 'motorista entrega' })).body.byMost).toBe(false)
  })

  test('sorts by pay, the highest first', async () => {
    // The maximum pay is 3.200, 2.480 and 2.100 reais.
    expect(ids(await list({ sort: 'salary' }))).toEqual([idOf.driver, idOf.counter, idOf.remote])
  })

  test('each card shows the candidate their match and application state', async () => {
    const facts = {
      schooling: 'college' as const,
      cnh: 'B' as const,
      state: 'BA' as const,
      municipalityCode: cities.salvador,
      desiredSalaryCents: 300_000,
      shifts: ['6x1' as const],
      wantedRoles: ['Motorista de entrega'],
    }
    const me = await aCandidate(p, { facts })
    await p.platform.db
      .insertInto('applications')
      .values({ vacancy_id: idOf.driver ?? 0, candidate_id: me.candidateId, state: 'finalist' })
      .execute()
    const { body } = await list({ sort: 'match', candidateId: me.candidateId }, me.token)
    expect(body.rows.map((row) => [row.id, row.match, row.applicationState])).toEqual([
      // All fits, one step up for somebody without experience.
      [idOf.driver, 95, 'finalist'],
      // Other work, 970 km away.
      [idOf.counter, 0, null],
      // Only for people with a disability.
      [idOf.remote, null, null],
    ])
    const anonymous = (await list({ sort: 'match' })).body.rows
    expect(anonymous.map((row) => row.match)).toEqual([null, null, null])
  })

  test('counts by value ignore the filter on the same field and apply the others', async () => {
    const { body } = await facets({ contractType: ['pj'] })
    expect(body.count).toBe(1)
    expect(body.facets.contractType).toMatchObject({ clt: 2, pj: 1, internship: 0 })
    expect(body.facets.cnh).toMatchObject({ none: 1, B: 0 })
    expect(body.facets.workplace).toEqual({ 'on-site': 0, hybrid: 0, remote: 1, field: 0 })
  })

  test('suggests role names for a prefix', async () => {
    const suggest = async (q: string) =>
      (await call(p, contract.suggestRoles, { query: { q } }, {})).body.roles
    expect(await suggest('moto')).toContain('Motorista de entrega')
    expect(await suggest('zzz')).toEqual([])
  })

  test('similar vacancies are open and exclude the vacancy itself', async () => {
    const { body } = await call(p, contract.getVacancy, { params: { id: idOf.closed ?? 0 } }, {})
    expect(body.state).toBe('closed')
    const similar = body.similar.map((row) => row.id)
    expect(similar).toContain(idOf.driver)
    expect(similar).not.toContain(idOf.closed)
  })
})

test('a radius finds vacancies around a city, and cards show the distance from home', async () => {
  const role = 'Vigia de Farol'
  const vacancyIn = (municipalityCode: number | null, more: object = {}) =>
    aVacancy(p, { roleName: role, municipalityCode, ...more })
  // Betim is 16 km from Contagem, Salvador some 970.
  const here = await vacancyIn(cities.contagem)
  const near = await vacancyIn(cities.betim)
  const far = await vacancyIn(cities.salvador)
  const home = await vacancyIn(cities.betim, { workplace: 'remote' })
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
  // Without a city the radius is ignored.
  expect(await found({ radius: 20 })).toEqual(sorted(here, near, far, home))
  const query = { roleName: role, city: 'Contagem', radius: 20 as const }
  expect((await call(p, contract.countFacets, { query })).body.count).toBe(3)
  refused(await list({ city: 'Contagem', radius: 21 }), 400, 'invalid-request')

  const person = await aCandidate(p, { facts: { municipalityCode: cities.contagem } })
  const seen = (await list({ roleName: role }, person.token)).body.rows
  const km = new Map(seen.map((row) => [row.id, row.km]))
  expect([here, near, home].map(({ id }) => km.get(id))).toEqual([0, 16, null])
  expect(km.get(far.id)).toBeGreaterThan(940)
  const anonymous = (await list({ roleName: role })).body.rows
  expect(anonymous.map((row) => row.km)).toEqual([null, null, null, null])
})
