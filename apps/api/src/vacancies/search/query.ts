import type { PlaceReading } from '@trilha/contracts/places/places'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { defaultVacancySort } from '@trilha/contracts/vacancies/enums'
import { byListFilter, type ListFilter } from '@trilha/contracts/vacancies/filters'
import type { countFacets } from '@trilha/contracts/vacancies/vacancies'
import { ageOn } from '@trilha/contracts/accounts/accounts'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { hasDeclaredDisability } from '../../candidates/inclusion/inclusion.service.ts'
import { readOwnMatchProfile } from '../../candidates/matchProfile.ts'
import { distances, placesAround, placesWithin, readCity } from '../../places/places.service.ts'
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

/** Leaves the vacancies out that the viewer hid. Empty without any, so that searches share a cache. */
export async function withoutHidden(ctx: Context): Promise<Pick<VacancyFilter, 'without'>> {
  const candidateId = candidateIdOf(ctx)
  const without = candidateId === null ? [] : await selectHiddenIds(ctx.db, candidateId)
  return without.length > 0 ? { without } : {}
}

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

/** A query for the search index; null when nothing can match (an unknown city). */
export type ReadSearch = {
  index: Omit<VacancyQuery, 'offset' | 'limit'> | null
  /** How the typed city was read; null without one. */
  place: PlaceReading | null
}

/**
 * Converts the filters and the order of a request into a query for the search index. The vacancies
 * that the viewer hid are left out.
 * @param person needed to sort by match; without it, the default order is used.
 */
export async function searchQuery(
  ctx: Context,
  query: QueryOf<typeof countFacets>,
  person: MatchPerson | null,
): Promise<ReadSearch> {
  const { place, codes } = query.city
    ? await readCity(ctx.db, query.city, query.state)
    : { place: null, codes: [] }
  if (place?.readAs === 'unknown') return { index: null, place }
  const municipality = query.radius ? await placesWithin(ctx.db, codes, query.radius) : codes
  const state = place?.state ?? query.state
  const byMatch = query.sort === 'match' && person !== null
  const home = byMatch ? person.municipalityCode : null
  const around =
    home === null || !person
      ? new Map<number, number>()
      : await placesAround(ctx.db, home, reachEdges(person).at(-1)!)
  const index = {
    ...(query.roleName?.trim() && { text: query.roleName }),
    ...(municipality.length > 0 ? { municipality } : state && { state: [state] }),
    ...(byListFilter((name) => query[name]) as Pick<VacancyFilter, ListFilter>),
    ...(query.vacanciesDeficiencies && { deficiency: query.vacanciesDeficiencies }),
    ...(await withoutHidden(ctx)),
    sort: query.sort === 'match' && !byMatch ? defaultVacancySort : query.sort,
    ...(byMatch && {
      score: (facts: Parameters<typeof matchVacancyOf>[0]) =>
        matchScore(matchVacancyOf(facts), person),
      scoreClasses: scoreClasses(person, around),
    }),
  }
  return { index, place }
}
