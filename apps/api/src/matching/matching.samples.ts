import { recognise } from '../occupations/recognise.ts'
import type { MatchPerson, MatchVacancy, PersonWork, VacancyWords } from './matching.types.ts'

export const [contagem, betim, belo, ipatinga, natal] = [
  3_118_601, 3_106_705, 3_106_200, 3_131_307, 2_408_102,
] as const
/** Kilometres from Contagem, the home of every person with a known home. */
export const kmFromHome = new Map<number, number>([
  [contagem, 0],
  [belo, 14],
  [betim, 16],
  [ipatinga, 98],
])
/** To every other municipality. */
export const farKm = 1800

export function sampleVacancy(
  title: string,
  change: Partial<MatchVacancy> = {},
): MatchVacancy & VacancyWords {
  return {
    works: recognise(title),
    contractType: 'clt',
    deficiency: null,
    minAge: 16,
    municipality: contagem,
    placeName: 'Contagem',
    state: 'MG',
    workplace: 'on-site',
    schooling: 'none',
    cnh: 'none',
    payment: '2500-3000',
    salaryCents: 280_000,
    shift: 'business-hours',
    jobProfile: 'operational',
    ...change,
  }
}

export const ownWork = (title: string, change: Partial<PersonWork> = {}): PersonWork => ({
  ...recognise(title)[0]!,
  source: 'worked',
  title,
  weight: 1,
  ...change,
})

/** A person who has given everything. */
export const samplePerson = (title: string, change: Partial<MatchPerson> = {}): MatchPerson => ({
  works: [ownWork(title)],
  age: 30,
  hasDisability: false,
  municipalityCode: contagem,
  kmTo: (code) => kmFromHome.get(code) ?? farKm,
  state: 'MG',
  schooling: 'high-school',
  cnh: 'B',
  shifts: ['business-hours'],
  councils: [],
  desiredSalaryCents: 250_000,
  workplaces: null,
  maxKm: null,
  firstJob: false,
  ...change,
})
