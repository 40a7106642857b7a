import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { defaultVacancySort } from '@trilha/contracts/vacancies/enums'
import { byListFilter, type ListFilter } from '@trilha/contracts/vacancies/filters'
import type { countFacets } from '@trilha/contracts/vacancies/vacancies'
import { ageOn } from '@trilha/contracts/accounts/accounts'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { hasDeclaredDisability } from '../../candidates/inclusion/inclusion.service.ts'
import { readOwnMatchProfile } from '../../candidates/matchProfile.ts'
import { distances, placesAround, placesWithin, resolveCity } from '../../places/places.service.ts'
import type { Context } from '../../platform/context.ts'
import type { VacancyFilter, VacancyQuery } from '../../search/searchIndex.types.ts'
import { scoreClasses } from '../../matching/classes.ts'
import { matchVacancyOf } from '../../matching/indexed.ts'
import { matchScore } from '../../matching/match.ts'
import type { MatchPerson } from '../../matching/matching.types.ts'
import { reachEdges } from '../../matching/parts.ts'
import { selectHiddenIds } from '../marks/marks.store.ts'
import { saysNothing } from '../../matching/person.ts'

/** The viewer's candidate id; null without a sign-in and for other kinds of account. */
export const candidateIdOf = ({ viewer }: Context): string | null =>
  viewer?.typeUser === 1 ? viewer.candidateId : null

/** The viewer, for matching; null when the viewer is no candidate or has said nothing to compare. */
export async function readMatchPerson(ctx: Context): Promise<MatchPerson | null> {
  const { viewer } = ctx
  if (viewer?.typeUser !== 1) return null
  const own = { ...ctx, viewer }
  const [profile, kmBetween, hasDisability] = await Promise.all([
    readOwnMatchProfile(own),
    distances(ctx.db),
    hasDeclaredDisability(own),
  ])
  if (saysNothing(profile)) return null
  const { birthDate, ...facts } = profile
  return {
    ...facts,
    age: ageOn(birthDate, dayInBrasilia(ctx.now())),
    hasDisability,
    kmTo: (municipality) => kmBetween(facts.municipalityCode, municipality),
  }
}

/**
 * Converts the filters and the order of a request into a query for the search index. Returns null
 * when nothing can match (an unknown city). The vacancies that the viewer hid are left out.
 * @param person needed to sort by match; without it, the default order is used.
 */
export async function searchQuery(
  ctx: Context,
  query: QueryOf<typeof countFacets>,
  person: MatchPerson | null,
): Promise<Omit<VacancyQuery, 'offset' | 'limit'> | null> {
  const city = query.city ? await resolveCity(ctx.db, query.city, query.state) : undefined
  if (city?.length === 0) return null
  const municipality = city && query.radius ? await placesWithin(ctx.db, city, query.radius) : city
  const candidateId = candidateIdOf(ctx)
  const hidden = candidateId === null ? [] : await selectHiddenIds(ctx.db, candidateId)
  const byMatch = query.sort === 'match' && person !== null
  const home = byMatch ? person.municipalityCode : null
  const around =
    home === null || !person
      ? new Map<number, number>()
      : await placesAround(ctx.db, home, reachEdges(person).at(-1)!)
  return {
    ...(query.roleName?.trim() && { text: query.roleName }),
    ...(municipality ? { municipality } : query.state && { state: [query.state] }),
    ...(byListFilter((name) => query[name]) as Pick<VacancyFilter, ListFilter>),
    ...(query.vacanciesDeficiencies && { deficiency: query.vacanciesDeficiencies }),
    ...(hidden.length > 0 && { without: hidden }),
    sort: query.sort === 'match' && !byMatch ? defaultVacancySort : query.sort,
    ...(byMatch && {
      score: (facts) => matchScore(matchVacancyOf(facts), person),
      scoreClasses: scoreClasses(person, around),
    }),
  }
}
