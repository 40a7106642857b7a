import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cnhCategories,
  commissionPayments,
  contractTypes,
  deficiencyOptions,
  jobProfiles,
  paymentBands,
  radii,
  schoolings,
  states,
  vacancySorts,
  workplaces,
} from '@trilha/contracts/vacancies/enums'
import { listVacancies } from '@trilha/contracts/vacancies/vacancies'
import * as z from 'zod/mini'
import {
  filtersOf,
  noFilters,
  parsePlace,
  placeText,
  queryOf,
  searchOf,
  toggled,
  unfiltered,
  withPlaceRead,
  type VacancyFilters,
} from './search.ts'

const words = fc
  .array(fc.constantFrom('Atendente', 'caixa', 'São', 'João', 'C++', '&', '100%', '?a=b', '日本'), {
    maxLength: 6,
  })
  .map((parts) => parts.join(' '))

const anyFilters: fc.Arbitrary<VacancyFilters> = fc.record({
  roleName: words,
  city: fc.constantFrom('', 'Contagem', 'São João del-Rei', "Dias d'Ávila", '3118601'),
  state: fc.option(fc.constantFrom(...states)),
  radius: fc.option(fc.constantFrom(...radii)),
  contractType: fc.subarray([...contractTypes]),
  payment: fc.subarray([...paymentBands]),
  commissionPayment: fc.subarray([...commissionPayments]),
  vacanciesDeficiencies: fc.option(fc.constantFrom(...deficiencyOptions)),
  schooling: fc.subarray([...schoolings]),
  cnh: fc.subarray([...cnhCategories]),
  jobProfile: fc.subarray([...jobProfiles]),
  workplace: fc.subarray([...workplaces]),
  sort: fc.constantFrom(...vacancySorts),
  page: fc.integer({ min: 1, max: 100_000 }),
})
/** A radius is only valid with a city. */
const filters = anyFilters.map((one) => (one.city ? one : { ...one, radius: null }))

test('an address is parsed back to the same search', () => {
  fc.assert(
    fc.property(filters, (search) => {
      expect(filtersOf(new URLSearchParams(searchOf(search)))).toEqual(search)
    }),
  )
})

test('any address gives a search that the API accepts, and a stable address', () => {
  const name = fc.constantFrom(
    'roleName',
    'city',
    'state',
    'radius',
    'page',
    'contractType',
    'payment',
    'commissionPayment',
    'vacanciesDeficiencies',
    'schooling',
    'cnh',
    'jobProfile',
    'workplace',
    'sort',
    'cnh[]',
    'anything',
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      'clt',
      'B',
      '2000-2500',
      'MG',
      'Contagem, MG',
      'minas gerais',
      '-1',
      '2',
      '1e9',
      '20',
    ),
  )
  const query = z.extend(listVacancies.query!, {})
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
      const search = filtersOf(new URLSearchParams(pairs))
      expect(z.safeParse(query, { ...queryOf(search), page: search.page }).success).toBe(true)
      expect(filtersOf(new URLSearchParams(searchOf(search)))).toEqual(search)
    }),
    { numRuns: 500 },
  )
})

test('lists are repeated parameters with the names of the specification', () => {
  const search = {
    ...noFilters,
    contractType: ['clt' as const, 'pj' as const],
    cnh: ['B' as const],
  }
  expect(searchOf(search)).toBe('?contractType=clt&contractType=pj&cnh=B')
  expect(searchOf(noFilters)).toBe('')
  const bracketed = new URLSearchParams('contractType[]=pj&contractType[]=clt&contractType[]=clt')
  expect(filtersOf(bracketed).contractType).toEqual(['clt', 'pj'])
})

test('unknown values are dropped, the rest stays', () => {
  const search = filtersOf(
    new URLSearchParams('sort=best&state=XX&payment=9-8&payment=2000-2500&page=0&cnh=b&cnh=B'),
  )
  expect(search).toEqual({ ...noFilters, payment: ['2000-2500'], cnh: ['B'] })
})

test.each([
  ['city=Contagem, MG', 'Contagem', 'MG'],
  ['city=contagem - mg', 'contagem', 'MG'],
  ['city=Contagem/MG', 'Contagem', 'MG'],
  ['city=mg', '', 'MG'],
  ['city=Minas gerais', '', 'MG'],
  ['city=Ceara', '', 'CE'],
  ['city=São Paulo', 'São Paulo', null],
  ['city=estado de sao paulo', '', 'SP'],
  ['city=Contagem&state=MG', 'Contagem', 'MG'],
  ['city=Embu-Guaçu', 'Embu-Guaçu', null],
  ['city=  Belo   Horizonte ', 'Belo Horizonte', null],
  ['state=SP', '', 'SP'],
])('parses the place %s', (address, city, state) => {
  expect(filtersOf(new URLSearchParams(address))).toEqual({ ...noFilters, city, state })
})

test('formats a place as people write it', () => {
  expect(placeText({ city: 'Contagem', state: 'MG' })).toBe('Contagem, MG')
  expect(placeText({ city: '', state: 'MG' })).toBe('Minas Gerais')
  expect(placeText({ city: 'Contagem', state: null })).toBe('Contagem')
  expect(placeText(noFilters)).toBe('')
  for (const state of states)
    expect(parsePlace(placeText({ city: '', state }))).toEqual({ city: '', state })
})

test('the place that the server read replaces the typed one', () => {
  const typed = { ...noFilters, city: 'contagen', radius: 20 as const, page: 2 }
  const contagem = { code: 3118601, name: 'Contagem', state: 'MG' as const }
  const none = { municipality: null, state: null, suggestions: [] }
  expect(withPlaceRead(typed, { ...none, readAs: 'typo', municipality: contagem })).toEqual({
    ...typed,
    city: 'Contagem',
    state: 'MG',
  })
  expect(withPlaceRead(typed, { ...none, readAs: 'beginning', state: 'MG' })).toEqual({
    ...typed,
    city: '',
    state: 'MG',
    radius: null,
  })
  for (const place of [null, { ...none, readAs: 'unknown' as const }])
    expect(withPlaceRead(typed, place)).toBe(typed)
})

test('a change goes to the first page; clearing keeps text, place and order', () => {
  const search = {
    ...noFilters,
    roleName: 'caixa',
    sort: 'newest' as const,
    page: 7,
    contractType: ['pj' as const],
  }
  const more = toggled(search, 'contractType', 'clt', true)
  expect(more).toEqual({ ...search, page: 1, contractType: ['clt', 'pj'] })
  expect(toggled(more, 'contractType', 'pj', false).contractType).toEqual(['clt'])
  expect(unfiltered(more)).toEqual({ ...noFilters, roleName: 'caixa', sort: 'newest' })
})
