import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abbreviations, alsoFinds, sameMeaning } from '../../language/synonyms.groups.ts'
import { lines } from '../../language/synonyms.ts'
import { indexedWorks } from '../../occupations/packed.ts'
import { worksOfVacancy } from '../../occupations/guess.ts'
import { roleOf } from '../../occupations/role.ts'
import { occupations } from '../../occupations/table.ts'
import { SearchIndex } from '../../search/searchIndex.ts'
import type { IndexedVacancy, VacancyFilter } from '../../search/searchIndex.types.ts'
import { keysOfSearch, keysOfVacancy, keysVersion } from './keys.ts'

const synonyms = [abbreviations, sameMeaning, alsoFinds]
  .flatMap(lines)
  .flatMap((line) => line.split(/[=>,]/).map((phrase) => phrase.trim()))
const names = occupations.flatMap((occupation) => [...occupation.names, ...occupation.fieldNames])
const others = [
  'noturno',
  'NR-11',
  'loja',
  'São Paulo',
  'C/ experiência',
  'inglês',
  'r.h.',
  'urgente',
]
const phrase = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...names) },
  { weight: 2, arbitrary: fc.constantFrom(...synonyms) },
  { weight: 1, arbitrary: fc.constantFrom(...others) },
)
/** Small lists, so that searches and vacancies often have words or the family of work in common. */
const phrases = fc.oneof(
  fc.array(phrase, { minLength: 3, maxLength: 6 }),
  fc
    .tuple(fc.constantFrom(...occupations), fc.array(phrase, { maxLength: 2 }))
    .map(([occupation, more]) => [...occupation.names.slice(0, 4), ...more]),
)

const states = ['MG', 'SP', null] as const
const municipalities = { MG: [3106200, 3118601], SP: [3550308, 3509502] }
const place = fc.constantFrom(...states).chain((state) =>
  fc.record({
    state: fc.constant(state),
    municipality: state ? fc.constantFrom(null, ...municipalities[state]) : fc.constant(null),
  }),
)
const vacancyOf = (id: number, title: string, keywords: string, where: object): IndexedVacancy => ({
  id,
  title,
  keywords,
  facets: {
    municipality: null,
    state: null,
    deficiency: null,
    contractType: 'clt',
    payment: '1600-1800',
    commissionPayment: 'none',
    schooling: 'none',
    cnh: 'none',
    jobProfile: 'operational',
    workplace: 'on-site',
    ...where,
  },
  closesAt: Number.MAX_SAFE_INTEGER,
  publishedAt: 0,
  salaryCents: null,
  ...indexedWorks(worksOfVacancy(title, keywords)),
  shift: null,
  minAge: 18,
})

const searchedPlace = fc.oneof(
  fc.constant({}),
  fc.constantFrom<VacancyFilter>({ state: ['MG'] }, { state: ['SP', 'MG'] }),
  fc.record({ municipality: fc.subarray(Object.values(municipalities).flat(), { minLength: 1 }) }),
  // Too many municipalities for the keys: their states count.
  fc.constant({ municipality: Array.from({ length: 30 }, (_, n) => 3106200 + n * 10) }),
)

test('a search shares a key with every vacancy that it finds', () => {
  let found = 0
  const property = fc.property(
    phrases.chain((some) => {
      const text = fc.subarray(some, { minLength: 1, maxLength: 2 }).map((list) => list.join(' '))
      return fc.record({
        vacancies: fc.array(fc.tuple(text, text, place), { minLength: 1, maxLength: 8 }),
        searches: fc.array(fc.tuple(fc.option(text, { nil: '' }), searchedPlace), {
          minLength: 1,
          maxLength: 8,
        }),
      })
    }),
    ({ vacancies, searches }) => {
      const index = new SearchIndex()
      const keys = new Map<number, Set<string>>()
      for (const [at, [title, keywords, where]] of vacancies.entries()) {
        const vacancy = vacancyOf(at + 1, title, keywords, where)
        index.add(vacancy)
        keys.set(vacancy.id, new Set(keysOfVacancy(index, vacancy)))
      }
      for (const [text, where] of searches) {
        const role = text ? roleOf(text) : null
        const filter: VacancyFilter = { ...where, ...(text && { text }), ...(role && { role }) }
        const page = { sort: 'newest' as const, offset: 0, limit: Number.POSITIVE_INFINITY }
        const { ids, searchedFor, isPartialMatch } = index.search({ ...filter, ...page })
        if (searchedFor !== null || isPartialMatch) continue
        const searchKeys = keysOfSearch(index, filter)
        for (const id of ids) {
          found++
          if (!searchKeys.some((key) => keys.get(id)!.has(key)))
            throw new Error(`${JSON.stringify(filter)} without a key of ${vacancies[id - 1]![0]}`)
        }
      }
    },
  )
  fc.assert(property, { numRuns: 200 })
  expect(found).toBeGreaterThan(400)
})

test('keys are few and selective: the role or its rarest word, and the place', () => {
  const index = new SearchIndex()
  for (let id = 1; id <= 3; id++)
    index.add(vacancyOf(id, 'Auxiliar de pátio', id === 1 ? 'paletes' : 'carga', { state: 'MG' }))
  expect(keysOfSearch(index, { text: 'carga paletes', state: ['MG'] })).toEqual(['palet|MG'])
  const text = 'operador de empilhadeira'
  const keys = keysOfSearch(index, { text, role: roleOf(text)!, municipality: [3106705] })
  expect(keys.length).toBeLessThan(8)
  expect(keys.every((key) => key.endsWith('|3106705'))).toBe(true)
  expect(keysOfSearch(index, {})).toEqual(['*|*'])
})

test('the version of the keys is the same in every process', () => {
  expect(keysVersion()).toMatch(/^[\w-]{12}$/)
  expect(keysVersion()).toBe(keysVersion())
})
