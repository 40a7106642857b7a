import fc from 'fast-check'
import * as lists from '@trilha/contracts/vacancies/enums'
import { packed } from '../occupations/packed.ts'
import { confidences, type Work } from '../occupations/recognise.ts'
import { levels, occupationById } from '../occupations/table.ts'
import type { IndexedVacancy, VacancyFacts } from '../search/searchIndex.types.ts'
import { belo, betim, contagem, farKm, ipatinga, kmFromHome, natal } from './matching.samples.ts'
import type { MatchPerson, PersonWork } from './matching.types.ts'

/** A few families: related and not, with and without a council. */
const families = [
  'eletricista-predial', 'eletricista-industrial', 'atendente-sac', 'operador-telemarketing',
  'enfermeiro', 'tecnico-enfermagem', 'advogado', 'operador-caixa', 'desenvolvedor-software',
].map((id) => occupationById(id)!) // prettier-ignore

export const anyWork: fc.Arbitrary<Work> = fc.record({
  occupation: fc.constantFrom(...families),
  level: fc.constantFrom(...levels),
  isLevelSaid: fc.boolean(),
  confidence: fc.constantFrom(...confidences),
})

export const anyOwnWork: fc.Arbitrary<PersonWork> = fc
  .tuple(anyWork, fc.constantFrom(1, 0.9, 0.75, 0.7, 0.6, 0.5, 0.45, 0.35))
  .map(([work, weight]) => ({ ...work, weight, source: 'worked', title: work.occupation.id }))

const cents = fc.option(fc.integer({ min: 0, max: 40 }).map((n) => n * 10_000))
const untold = { nil: undefined }

export const anyPerson: fc.Arbitrary<MatchPerson> = fc
  .record({
    works: fc.array(anyOwnWork, { maxLength: 3 }),
    age: fc.option(fc.integer({ min: 14, max: 70 })),
    hasDisability: fc.boolean(),
    municipalityCode: fc.constantFrom(contagem, null),
    state: fc.constantFrom('MG' as const, 'SP' as const, undefined),
    schooling: fc.constantFrom(...lists.schoolings, undefined),
    cnh: fc.constantFrom(...lists.cnhCategories, undefined),
    shifts: fc.option(fc.subarray([...lists.shifts]), untold),
    councils: fc.option(
      fc.uniqueArray(
        fc.record({
          council: fc.constantFrom('COREN' as const, 'OAB' as const),
          state: fc.constantFrom('MG' as const, null),
        }),
        { selector: ({ council }) => council },
      ),
      untold,
    ),
    desiredSalaryCents: cents,
    workplaces: fc.option(fc.subarray([...lists.workplaces], { minLength: 1 })),
    maxKm: fc.option(fc.constantFrom(5, 10, 15, 40, 100)),
    firstJob: fc.boolean(),
  })
  .map((person) => ({
    ...person,
    kmTo: (code) => (person.municipalityCode === null ? null : (kmFromHome.get(code) ?? farKm)),
  }))

/** The municipalities up to this distance from the person's home, with their kilometres. */
export const placesAround = ({ municipalityCode }: MatchPerson, maxKm: number) =>
  new Map([...kmFromHome].filter(([, km]) => municipalityCode !== null && km <= maxKm))

const unscored = {
  payment: 'negotiable',
  commissionPayment: 'none',
} as const

export const anyVacancy: fc.Arbitrary<IndexedVacancy> = fc
  .record({
    works: fc.array(anyWork, { maxLength: 2 }).map((works) => works.map(packed)),
    municipality: fc.constantFrom(contagem, betim, belo, ipatinga, natal, null),
    state: fc.constantFrom('MG', 'SP', null),
    contractType: fc.constantFrom(...lists.contractTypes),
    deficiency: fc.constantFrom(...lists.deficiencyOptions, null),
    schooling: fc.constantFrom(...lists.schoolings),
    cnh: fc.constantFrom(...lists.cnhCategories),
    workplace: fc.constantFrom(...lists.workplaces),
    jobProfile: fc.constantFrom('operational' as const, 'first-job' as const),
    salaryCents: cents,
    shift: fc.constantFrom(...lists.shifts, null),
    minAge: fc.constantFrom(0, 14, 16, 18),
  })
  .map(({ works: [work = 0, otherWork = 0], salaryCents, shift, minAge, ...facets }) => ({
    id: 1,
    title: 'x',
    keywords: '',
    closesAt: 0,
    publishedAt: 0,
    work,
    otherWork,
    families: [],
    salaryCents,
    shift,
    minAge,
    facets: { ...facets, ...unscored },
  }))

/** What the index holds of a vacancy. */
export const factsOf = ({ facets, ...vacancy }: IndexedVacancy): VacancyFacts => ({
  ...facets,
  ...vacancy,
})
