import { expect, test } from 'vitest'
import { activeFilters, nearestWider, nextWider } from './chips.ts'
import { noFilters, unfiltered, type VacancyFilters } from '../search/search.ts'

const search: VacancyFilters = {
  ...noFilters,
  roleName: 'caixa',
  state: 'MG',
  contractType: ['clt', 'pj'],
  payment: ['1800-2000', '2000-2500', 'negotiable'],
  vacanciesDeficiencies: 'welcome',
  page: 3,
}

test('one chip per selected value; adjacent pay bands are one chip', () => {
  expect(activeFilters(search).map((active) => active.name)).toEqual([
    'contractType',
    'contractType',
    'payRange',
    'vacanciesDeficiencies',
  ])
  const withGap = { ...noFilters, payment: ['0-1600' as const, '5000-7000' as const] }
  expect(activeFilters(withGap)).toHaveLength(2)
  expect(activeFilters({ ...noFilters, roleName: 'x', city: 'y', sort: 'newest' })).toEqual([])
})

test('the radius is a chip too and is cleared with the others', () => {
  const around: VacancyFilters = { ...search, city: 'Contagem', radius: 20 }
  const [first] = activeFilters(around)
  expect(first).toMatchObject({ name: 'radius', km: 20, city: 'Contagem' })
  expect(first?.without).toEqual({ ...around, radius: null, page: 1 })
  expect(unfiltered(around)).toMatchObject({ city: 'Contagem', radius: null })
})

test('removing a chip keeps the other filters and goes to the first page', () => {
  const [clt, , pay] = activeFilters(search)
  expect(clt?.without).toEqual({ ...search, page: 1, contractType: ['pj'] })
  expect(pay?.without).toEqual({ ...search, page: 1, payment: [] })
})

test('a search without results widens one step at a time', () => {
  const first = nextWider(search)
  expect(first).toEqual({
    drops: 'filters',
    to: { ...noFilters, roleName: 'caixa', state: 'MG' },
  })
  const second = nextWider(first.to)
  expect(second).toEqual({ drops: 'place', to: { ...noFilters, roleName: 'caixa' } })
  expect(nextWider(second.to)).toEqual({ drops: 'words', to: noFilters })
  expect(nextWider({ ...noFilters, state: 'MG' })).toEqual({ drops: 'words', to: noFilters })
})

test('a city search first widens its radius, up to 20 and 50 km', () => {
  const city = { ...search, city: 'Contagem', page: 1 }
  const first = nextWider({ ...city, page: 3 })
  expect(first).toEqual({ drops: 'near', to: { ...city, radius: 20 } })
  const second = nextWider(first.to)
  expect(second).toEqual({ drops: 'near', to: { ...city, radius: 50 } })
  const third = nextWider(second.to)
  expect(third).toMatchObject({ drops: 'filters', to: { radius: 50, contractType: [] } })
  expect(nextWider(third.to).drops).toBe('place')
  expect(nextWider({ ...city, radius: 20 }).to.radius).toBe(50)
  expect(nextWider({ ...city, radius: 100 }).drops).toBe('filters')
})

test('offers the first wider search that has results', async () => {
  const only = (wanted: VacancyFilters) => async (tried: VacancyFilters) =>
    JSON.stringify(tried) === JSON.stringify(wanted) ? 7 : 0
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
