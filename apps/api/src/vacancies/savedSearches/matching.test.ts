import { minuteMs } from '@trilha/contracts/shared/durations'
import type { SavedFilters } from '@trilha/contracts/vacancies/savedSearches'
import { saveSearch } from '@trilha/contracts/vacancies/savedSearches'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveToHour } from '../../../test/channels.ts'
import { call } from '../../../test/client.ts'
import { aCandidate, aVacancy, cities } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { moveVacancy } from '../publishing/publish.ts'
import { processAlerts } from './alerts.ts'
import { keysOfSaved, listingQuery } from './keysOfSaved.ts'
import { matchFresh } from './matching.ts'

const p = program()

// Each test has its own searches and vacancies.
beforeEach(async () => {
  moveToHour(p, 12)
  await p.platform.db.deleteFrom('saved_searches').execute()
  await p.platform.db.deleteFrom('fresh_vacancies').execute()
})

async function save(filters: SavedFilters, frequency: 'daily' | 'at-once' = 'at-once') {
  const me = await aCandidate(p)
  const body = { name: 'Minha busca', filters, frequency, byEmail: true, byWhatsApp: false }
  const saved = await call(p, saveSearch, { body }, { token: me.token })
  expect(saved.status).toBe(201)
  return { ...me, searchId: saved.body.id }
}

const alertsOf = async (): Promise<{ candidate_id: string; vacancy_id: number }[]> =>
  p.platform.db
    .selectFrom('told_vacancies')
    .select(['candidate_id', 'vacancy_id'])
    .orderBy('candidate_id')
    .orderBy('vacancy_id')
    .execute()
const alertCount = async () =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from notifications where key like 'alert:%'`.execute(p.platform.db)
  ).rows[0]!.n

const bakers = { roleName: 'padeiro', city: String(cities.betim) }
const aBaker = () => aVacancy(p, { roleName: 'Padeiro', municipalityCode: cities.betim })

test('random searches find exactly the fresh vacancies of their listing', async () => {
  const { db } = p.platform
  const roles = [
    'Padeiro',
    'Auxiliar de padaria',
    'Vendedora de loja',
    'Operador de caixa',
    'Caixa',
    'Motorista',
    'Ajudante geral',
  ]
  const sites = [cities.betim, cities.salvador, cities.contagem]
  const filters: fc.Arbitrary<SavedFilters> = fc
    .record({
      roleName: fc.constantFrom(
        undefined, 'padeiro', 'padaria', 'vendedor', 'op caixa', 'caixa loja', 'motorista noturno',
        'motorsta', 'aux geral', 'loja', 'xyz caixa', 'confeiteira', 'noite',
      ), // prettier-ignore
      place: fc.constantFrom<Partial<SavedFilters>>(
        {}, { state: 'MG' }, { state: 'BA' }, { city: 'Betim' }, { city: 'Nenhures' },
        { city: String(cities.contagem), radius: 20 }, { city: 'Betim', radius: 100 },
      ), // prettier-ignore
      contractType: fc.constantFrom(undefined, ['clt' as const], ['temporary' as const]),
    })
    .map(
      ({ place, ...others }) => JSON.parse(JSON.stringify({ ...others, ...place })) as SavedFilters,
    )
  const draws = fc.sample(
    fc.tuple(fc.constantFrom(...roles), fc.constantFrom(...sites), fc.boolean()),
    30,
  )
  const vacancyOf = ([roleName, municipalityCode, isNight]: (typeof draws)[number]) =>
    aVacancy(p, { roleName, municipalityCode, ...(isNight && { shift: 'night' as const }) })
  // Older vacancies, which decide about corrections and about roles.
  for (const draw of draws.slice(0, 8)) await vacancyOf(draw)
  await db.deleteFrom('fresh_vacancies').execute()
  const { candidateId } = await aCandidate(p)
  const distinct = new Map(fc.sample(filters, 150).map((one) => [JSON.stringify(one), one]))
  const since = p.platform.now()
  const searches = await db
    .insertInto('saved_searches')
    .values(
      [...distinct.values()].map((one) => ({
        candidate_id: candidateId,
        name: 'Uma busca',
        filters: JSON.stringify(one),
        frequency: 'daily',
        by_email: false,
        by_whatsapp: false,
        created_at: since,
        since,
      })),
    )
    .returning(['id', 'filters'])
    .execute()
  p.advance(minuteMs)
  const fresh: number[] = []
  for (const draw of draws.slice(8)) fresh.push((await vacancyOf(draw)).id)
  expect(await matchFresh(p.platform)).toBe(fresh.length)
  let found = 0
  for (const { id, filters: saved } of searches) {
    const query = await listingQuery(p.platform, saved as SavedFilters)
    const listed = query && p.platform.search.search({ ...query, offset: 0, limit: 10_000 })
    const isExact = listed && listed.searchedFor === null && !listed.isPartialMatch
    const expected = isExact ? listed.ids.filter((vacancy) => fresh.includes(vacancy)) : []
    const hits = await db
      .selectFrom('search_hits')
      .select('vacancy_id')
      .where('search_id', '=', id)
      .execute()
    const ids = hits.map((row) => row.vacancy_id)
    expect({ saved, ids: ids.toSorted((a, b) => a - b) }).toEqual({
      saved,
      ids: expected.toSorted((a, b) => a - b),
    })
    found += ids.length
  }
  expect(found).toBeGreaterThan(50)
})

describe('a crash in the middle', () => {
  const crash = (): Error => Object.assign(new Error('terminated'), { code: '57P01' })

  test('of the matching loses nothing and tells nothing twice', async () => {
    await save(bakers)
    await save(bakers, 'daily')
    for (let i = 0; i < 25; i++) await aBaker()
    const before = await alertsOf()
    let calls = 0
    const keysOfVacancies: Platform['search']['keysOfVacancies'] = async (ids) => {
      // Of two batches the first is committed.
      if (++calls === 2) throw crash()
      return p.platform.search.keysOfVacancies(ids)
    }
    const search = { ...p.platform.search, keysOfVacancies }
    await expect(matchFresh({ ...p.platform, search })).rejects.toThrow('terminated')
    expect(await alertsOf()).toEqual(before)
    expect(await processAlerts(p.platform)).toBe(1)
    expect(await processAlerts(p.platform)).toBe(0)
    expect(await alertsOf()).toHaveLength(before.length + 25)
    moveToHour(p, 8)
    expect(await processAlerts(p.platform)).toBe(1)
    expect(await alertsOf()).toHaveLength(before.length + 50)
  })

  test('of the sending loses nothing and tells nothing twice', async () => {
    for (let i = 0; i < 4; i++) await save(bakers)
    await aBaker()
    const [before, alerts] = [await alertsOf(), await alertCount()]
    let calls = 0
    const add: Platform['tasks']['add'] = async (...rest) => {
      if (++calls === 3) throw crash()
      await p.platform.tasks.add(...rest)
    }
    const tasks = { ...p.platform.tasks, add }
    await expect(processAlerts({ ...p.platform, tasks })).rejects.toThrow('terminated')
    expect(calls).toBe(3)
    expect(await alertsOf()).toEqual(before)
    expect(await processAlerts(p.platform)).toBe(4)
    expect(await processAlerts(p.platform)).toBe(0)
    expect(await alertsOf()).toHaveLength(before.length + 4)
    expect(await alertCount()).toBe(alerts + 4)
  })
})

test('an alert that fails alone does not stop the others, and is sent an hour later', async () => {
  const people = [await save(bakers), await save(bakers), await save(bakers)]
  const { id } = await aBaker()
  const add: Platform['tasks']['add'] = async (tx, task, payload, options) => {
    if ((payload as { searchId?: string }).searchId === people[1]!.searchId)
      throw new Error('broken')
    await p.platform.tasks.add(tx, task, payload, options)
  }
  const tasks = { ...p.platform.tasks, add }
  await expect(processAlerts({ ...p.platform, tasks })).rejects.toThrow('broken')
  const alerted = async () =>
    (await alertsOf())
      .filter((row) => row.vacancy_id === id)
      .map((row) => row.candidate_id)
      .sort()
  const others = [people[0]!, people[2]!].map(({ candidateId }) => candidateId)
  expect(await alerted()).toEqual(others.sort())
  p.advance(59 * minuteMs)
  expect(await processAlerts(p.platform)).toBe(0)
  p.advance(2 * minuteMs)
  expect(await processAlerts(p.platform)).toBe(1)
  expect(await alerted()).toEqual(people.map(({ candidateId }) => candidateId).sort())
})

test('workers share the vacancies and the alerts', async () => {
  for (let i = 0; i < 6; i++) await save(bakers)
  const ids: number[] = []
  for (let i = 0; i < 45; i++) ids.push((await aBaker()).id)
  const alerts = await alertCount()
  // The first worker stops between its claim and its work, while the second one goes on.
  const claim = Promise.withResolvers<void>()
  const pause = Promise.withResolvers<void>()
  const catchUp = async () => {
    claim.resolve()
    await pause.promise
    await p.platform.search.catchUp()
  }
  const slow = matchFresh({ ...p.platform, search: { ...p.platform.search, catchUp } })
  await claim.promise
  expect(await matchFresh(p.platform)).toBe(25)
  pause.resolve()
  expect(await slow).toBe(20)
  const sent = await Promise.all([1, 2, 3].map(() => processAlerts(p.platform)))
  expect(sent.reduce((sum, n) => sum + n)).toBe(6)
  expect(await alertCount()).toBe(alerts + 6)
  const rows = (await alertsOf()).filter((row) => ids.includes(row.vacancy_id))
  expect(rows).toHaveLength(6 * 45)
})

test('a vacancy that is paused before it is compared waits until it opens again', async () => {
  const me = await save(bakers)
  p.advance(minuteMs)
  const { id } = await aBaker()
  const move = (action: 'pause' | 'resume') =>
    inTransaction(p.platform.db, (tx) =>
      moveVacancy(tx, id, { action, actor: 'company', now: p.platform.now() }),
    )
  await move('pause')
  expect(await matchFresh(p.platform)).toBe(0)
  await move('resume')
  expect(await processAlerts(p.platform)).toBe(1)
  expect((await alertsOf()).filter((row) => row.candidate_id === me.candidateId)).toHaveLength(1)
})

test('searches with keys of other rules get new keys before vacancies are compared', async () => {
  const me = await save(bakers)
  const stored = () =>
    p.platform.db
      .selectFrom('saved_searches')
      .select(['keys', 'keys_version'])
      .where('id', '=', me.searchId)
      .executeTakeFirstOrThrow()
  const before = await stored()
  expect(before.keys).toEqual(await keysOfSaved(p.platform, { filters: bakers, company_id: null }))
  await sql`update saved_searches set keys = '{}', keys_version = 'older'`.execute(p.platform.db)
  await aBaker()
  expect(await processAlerts(p.platform)).toBe(1)
  expect(await stored()).toEqual(before)
})
