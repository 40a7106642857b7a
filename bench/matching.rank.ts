import { ageOn } from '@trilha/contracts/accounts/accounts'
import type { EntryBody } from '@trilha/contracts/candidates/entries'
import type { Facts } from '@trilha/contracts/assessments/rules'
import { matchScore } from '../apps/api/src/matching/match.ts'
import { worksOf } from '../apps/api/src/matching/person.ts'
import type { MatchPerson, MatchVacancy } from '../apps/api/src/matching/matching.types.ts'
import { worksOfVacancy } from '../apps/api/src/occupations/guess.ts'
import { kilometres, type Point } from '../apps/api/src/places/places.distance.ts'
import { keywordsOf, minAgeOf, monthlyCents } from '../apps/api/src/vacancies/publishing/derive.ts'

/** Adapts the product's match to `score.mjs` of the golden set. */

type Municipality = Point & { code: number; state: string }
type Profile = {
  personal: { birthDate: string; municipality: Municipality | null }
  headline: string | null
  wantedRoles: string[]
  entries: EntryBody[]
  facts: Facts & Pick<MatchPerson, 'desiredSalaryCents' | 'workplaces' | 'maxKm'>
  inclusion: { disabilities?: string[] } | null
}
type Vacancy = Omit<MatchVacancy, 'works' | 'minAge' | 'municipality' | 'state' | 'salaryCents'> & {
  roleName: string
  description: string
  requirements: string[]
  niceToHave: string[]
  municipality: (Municipality & { state: MatchVacancy['state'] }) | null
  salary: Parameters<typeof monthlyCents>[0]
  hazardous: boolean
}

const today = '2026-11-22'

function personOf(profile: Profile, points: ReadonlyMap<number, Point>): MatchPerson {
  const { facts, entries, personal } = profile
  const home = personal.municipality
  return {
    ...facts,
    firstJob: false,
    works: worksOf({
      wantedRoles: profile.wantedRoles,
      headline: profile.headline,
      experience: entries.filter((entry) => entry.kind === 'experience'),
      studies: entries.flatMap(({ kind, title }) => (kind === 'experience' ? [] : [title])),
    }),
    age: ageOn(personal.birthDate, today),
    hasDisability: (profile.inclusion?.disabilities?.length ?? 0) > 0,
    municipalityCode: home?.code ?? null,
    kmTo: (code) => {
      const point = points.get(code)
      return home && point ? Math.round(kilometres(home, point)) : null
    },
  }
}

const vacancyOf = (vacancy: Vacancy): MatchVacancy => ({
  ...vacancy,
  works: worksOfVacancy(
    vacancy.roleName,
    keywordsOf([vacancy.description, ...vacancy.requirements, ...vacancy.niceToHave]),
  ),
  minAge: minAgeOf(vacancy),
  municipality: vacancy.municipality?.code ?? null,
  state: vacancy.municipality?.state ?? null,
  salaryCents: monthlyCents(vacancy.salary, null),
})

/** Scores of the vacancies for a profile; higher is better, `-Infinity`: not shown. */
export function rank(profile: Profile, vacancies: Vacancy[]): number[] {
  const points = new Map(
    vacancies.flatMap(({ municipality }) =>
      municipality ? [[municipality.code, municipality] as const] : [],
    ),
  )
  const person = personOf(profile, points)
  return vacancies.map((vacancy) => {
    const score = matchScore(vacancyOf(vacancy), person)
    return score < 0 ? Number.NEGATIVE_INFINITY : score
  })
}
