import fc from 'fast-check'
import * as lists from '@trilha/contracts/vacancies/enums'
import { expect, test } from 'vitest'
import { scoresOf } from '../../search/scores.ts'
import { Columns } from '../../search/columns.ts'
import type { IndexedVacancy } from '../../search/searchIndex.types.ts'
import { match, scoreSteps, type MatchPerson } from './match.ts'

const [contagem, betim, belo, ipatinga, natal] = [
  3_118_601, 3_106_705, 3_106_200, 3_131_307, 2_408_102,
]
const places = [contagem, betim, belo, ipatinga, natal, null]
/** Kilometres from Contagem, the home of every person with a known home. */
const kmFromHome = new Map([
  [contagem, 0],
  [belo, 14],
  [betim, 16],
  [ipatinga, 98],
])
const vacancy: fc.Arbitrary<IndexedVacancy> = fc.record({
  id: fc.nat(),
  title: fc.constant('x'),
  keywords: fc.constant(''),
  facets: fc.record({
    municipality: fc.constantFrom(...places),
    state: fc.constantFrom('MG', 'SP', null),
    contractType: fc.constantFrom(...lists.contractTypes),
    payment: fc.constantFrom(...lists.paymentBands),
    commissionPayment: fc.constantFrom(...lists.commissionPayments),
    deficiency: fc.constantFrom(...lists.deficiencyOptions, null),
    schooling: fc.constantFrom(...lists.schoolings),
    cnh: fc.constantFrom(...lists.cnhCategories),
    jobProfile: fc.constantFrom(...lists.jobProfiles),
    workplace: fc.constantFrom(...lists.workplaces),
  }),
  closesAt: fc.nat(),
  publishedAt: fc.nat(),
  salaryCents: fc.option(fc.integer({ min: 0, max: 40 }).map((n) => n * 10_000)),
})
const person: fc.Arbitrary<MatchPerson> = fc.record({
  schooling: fc.constantFrom(...lists.schoolings, undefined),
  cnh: fc.constantFrom(...lists.cnhCategories, undefined),
  state: fc.constantFrom('MG' as const, 'SP' as const, undefined),
  shifts: fc.constant(undefined),
  municipalityCode: fc.constantFrom(contagem, null),
  kmTo: fc.constant(() => null),
  desiredSalaryCents: fc.option(fc.integer({ min: 0, max: 40 }).map((n) => n * 10_000)),
})

test('shared scores equal the scores of each vacancy alone', () => {
  fc.assert(
    fc.property(fc.array(vacancy, { minLength: 40, maxLength: 40 }), person, (vacancies, facts) => {
      const hasHome = facts.municipalityCode !== null
      const kmTo = (code: number) => (hasHome ? (kmFromHome.get(code) ?? 1800) : null)
      const candidate = { ...facts, kmTo }
      const columns = new Columns(64)
      // Enough rows for the index to share scores.
      for (let i = 0; i < 2400; i++) columns.append(vacancies[i % vacancies.length]!)
      const list = Uint32Array.from({ length: 2400 }, (_, ordinal) => ordinal)
      const percent = (row: Parameters<typeof match>[0]) => match(row, candidate)?.percent ?? 0
      const steps = scoreSteps(candidate, hasHome ? kmFromHome : new Map())
      const scores = scoresOf({ columns, list, count: 2400, score: percent, steps })
      const separate = vacancies.map(({ facets, salaryCents }) =>
        percent({ ...facets, salaryCents }),
      )
      expect([...scores.subarray(0, vacancies.length)]).toEqual(separate)
    }),
    { numRuns: 60 },
  )
})
