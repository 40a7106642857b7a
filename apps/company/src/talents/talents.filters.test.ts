import { expect, test } from 'vitest'
import { activeFilters, addressOf, searchFrom, toggled, unfiltered } from './talents.filters.ts'

const read = (address: string) => searchFrom(new URLSearchParams(address))

test('a search survives a round trip through the URL', () => {
  const address = '?q=vendas&schooling=college&schooling=high-school&availability=0&vaga=7'
  const search = read(address)
  expect(search).toEqual({
    q: 'vendas',
    schooling: ['high-school', 'college'],
    availability: 0,
    vacancyId: 7,
    sort: 'best',
    page: 1,
  })
  expect(read(addressOf(search))).toEqual(search)
})

test('a radius needs a city; it is an active filter that can be removed', () => {
  const search = read('?city=Contagem&radius=20')
  expect(search).toEqual({ city: 'Contagem', radius: 20, sort: 'best', page: 1 })
  expect(read(addressOf(search))).toEqual(search)
  const [only] = activeFilters(search)
  expect([only?.name, only?.value, only?.without.radius]).toEqual(['radius', '20', undefined])
  expect(read('?radius=20')).toEqual({ sort: 'best', page: 1 })
  expect(read('?city=Contagem&radius=21').radius).toBeUndefined()
})

test('invalid parameters are ignored', () => {
  expect(read('?schooling=wizard&page=-3&vaga=x&disability=1&availability=8&sort=nice')).toEqual({
    sort: 'best',
    page: 1,
  })
})

test('each filter can be selected, listed and removed', () => {
  const search = toggled(toggled(read('?q=caixa'), 'cnh', 'B'), 'language', 'en')
  expect(activeFilters(search).map(({ name, value }) => [name, value])).toEqual([
    ['language', 'en'],
    ['cnh', 'B'],
  ])
  const [first] = activeFilters(search)
  expect(activeFilters(first!.without).map(({ name }) => name)).toEqual(['cnh'])
  expect(activeFilters(unfiltered(search))).toEqual([])
  expect(unfiltered(search).q).toBe('caixa')
})
