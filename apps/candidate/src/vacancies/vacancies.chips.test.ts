import { expect, test } from 'vitest'
import { activeFilters, nearestWider, wayOut } from './vacancies.chips.ts'
import { noFilters, unfiltered, type VacancyFilters } from './vacancies.search.ts'

const search: VacancyFilters = {
  ...noFilters,
  roleName: 'caixa',
  state: 'MG',
  contractType: ['clt', 'pj'],
  payment: ['1800-2000', '2000-2500', 'negotiable'],
  vacanciesDeficiencies: 'welcome',
  page: 3,
}

test('each filter is one chip, pay side by side is one', () => {
  expect(activeFilters(search).map((active) => active.name)).toEqual([
    'contractType',
    'contractType',
    'payRange',
    'vacanciesDeficiencies',
  ])
  const holes = { ...noFilters, payment: ['0-1600' as const, '5000-7000' as const] }
  expect(activeFilters(holes)).toHaveLength(2)
  expect(activeFilters({ ...noFilters, roleName: 'x', city: 'y', sort: 'newest' })).toEqual([])
})

test('how far around a city is a chip too, and goes with the others', () => {
  const around: VacancyFilters = { ...search, city: 'Contagem', radius: 20 }
  const [first] = activeFilters(around)
  expect(first).toMatchObject({ name: 'radius', km: 20, city: 'Contagem' })
  expect(first?.without).toEqual({ ...around, radius: null, page: 1 })
  expect(unfiltered(around)).toMatchObject({ city: 'Contagem', radius: null })
})

test('taking a chip away leaves the others and starts at the first page', () => {
  const [clt, , pay] = activeFilters(search)
  expect(clt?.without).toEqual({ ...search, page: 1, contractType: ['pj'] })
  expect(pay?.without).toEqual({ ...search, page: 1, payment: [] })
})

test('a search without results widens one step at a time', () => {
  const first = wayOut(search)
  expect(first).toEqual({
    drops: 'filters',
    to: { ...noFilters, roleName: 'caixa', state: 'MG' },
  })
  const second = wayOut(first.to)
  expect(second).toEqual({ drops: 'place', to: { ...noFilters, roleName: 'caixa' } })
  expect(wayOut(second.to)).toEqual({ drops: 'words', to: noFilters })
  expect(wayOut({ ...noFilters, state: 'MG' })).toEqual({ drops: 'words', to: noFilters })
})

test('of a city it goes around first, up to 20 and 50 km', () => {
  const city = { ...search, city: 'Contagem', page: 1 }
  const first = wayOut({ ...city, page: 3 })
  expect(first).toEqual({ drops: 'near', to: { ...city, radius: 20 } })
  const second = wayOut(first.to)
  expect(second).toEqual({ drops: 'near', to: { ...city, radius: 50 } })
  const third = wayOut(second.to)
  expect(third).toMatchObject({ drops: 'filters', to: { radius: 50, contractType: [] } })
  expect(wayOut(third.to).drops).toBe('place')
  expect(wayOut({ ...city, radius: 20 }).to.radius).toBe(50)
  expect(wayOut({ ...city, radius: 100 }).drops).toBe('filters')
})

test('the way out leads to the first wider search that finds something', async () => {
  const only = (wanted: VacancyFilters) => async (asked: VacancyFilters) =>
    JSON.stringify(asked) === JSON.stringify(wanted) ? 7 : 0
  const place = { ...noFilters, roleName: 'caixa', state: 'MG' as const }
  const words = { ...noFilters, roleName: 'caixa' }
  expect(await nearestWider(search, only(place))).toMatchObject({ drops: 'filters', count: 7 })
  expect(await nearestWider(search, only(words))).toMatchObject({ drops: 'place', to: words })
  expect(await nearestWider(search, async () => 0)).toEqual({
    drops: 'words',
    to: noFilters,
    count: 0,
  })
})
