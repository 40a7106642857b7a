import type { PlaceReading } from '@trilha/contracts/places/places'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import {
  talentListNames,
  type countTalents,
  type TalentFacets,
} from '@trilha/contracts/talents/talents'
import type { MatchVacancy, VacancyWords } from '../matching/matching.types.ts'
import { worksOfVacancy } from '../occupations/guess.ts'
import { distances, municipalitiesOf, placesWithin, readCity } from '../places/places.service.ts'
import { can } from '../platform/can.ts'
import type { Context, RecruiterContext } from '../platform/context.ts'
import { fail, failField } from '../platform/errors.ts'
import { selectVacancy, isCompanyVerified, type TalentVacancy } from './talents.search.store.ts'
import { anyOf, lexeme, type TermKind } from './talents.terms.ts'
import { parseSearchText, wordQuery } from './talents.words.ts'

type Filters = QueryOf<typeof countTalents>

/**
 * Returns the recruiter if the role and the company may search people.
 * @throws AppError `forbidden` for evaluators; `company-not-verified`.
 */
export async function requireSearchAccess(
  ctx: RecruiterContext,
): Promise<{ companyId: string; id: string }> {
  const { recruiter } = ctx.viewer
  if (!can(ctx.viewer, 'talents.search', recruiter)) fail('forbidden')
  if (!(await isCompanyVerified(ctx.db, recruiter.companyId))) fail('company-not-verified')
  return recruiter
}

/** A parsed search. */
export type TalentQuery = {
  /** One tsquery expression per filter; all must match. */
  clauses: { facet: keyof TalentFacets | 'words' | 'city'; query: string }[]
  /** The tsquery that finds the words in titles; empty without words. */
  titles: string
  searchedFor: string | null
  disability: boolean
}

/** All clauses as one tsquery. @param without A facet whose clauses are left out. */
export const combinedQuery = ({ clauses }: TalentQuery, without?: string): string =>
  clauses
    .filter(({ facet }) => facet !== without)
    .map(({ query }) => query)
    .join(' & ')

export type ChosenVacancy = TalentVacancy & {
  /** The distance from a municipality in whole km; null if unknown. */
  kmFrom: (home: number | null) => number | null
  /** For the match, without pay: a match would show what people want to earn. */
  compared: MatchVacancy & VacancyWords
}

/**
 * The vacancy for which the company searches people; null without `vacancyId`.
 * @throws AppError `not-found`, also for another company's vacancy.
 */
export async function chosenVacancy(
  ctx: Context,
  companyId: string,
  vacancyId: number | undefined,
): Promise<ChosenVacancy | null> {
  if (vacancyId === undefined) return null
  const vacancy = (await selectVacancy(ctx.db, companyId, vacancyId)) ?? fail('not-found')
  const distanceKm = await distances(ctx.db)
  return {
    ...vacancy,
    kmFrom: (home) => distanceKm(home, vacancy.municipality),
    compared: {
      ...vacancy,
      works: worksOfVacancy(vacancy.role_name, vacancy.keywords),
      contractType: vacancy.contract_type,
      jobProfile: vacancy.job_profile,
      minAge: vacancy.min_age,
      salaryCents: null,
      placeName: vacancy.place_name,
    },
  }
}

/** The query of a request; null if the city does not exist, because then nobody can match. */
export type ReadTalents = {
  parsed: TalentQuery | null
  /** How the typed city was read; null without one. */
  place: PlaceReading | null
}

/**
 * Turns the filters of a request into a query.
 * @throws AppError `invalid-request` for the filter `disability` if the vacancy does not allow it.
 */
export async function readQuery(
  ctx: Context,
  filters: Filters,
  vacancy: TalentVacancy | null,
): Promise<ReadTalents> {
  const { q, city, radius, languageLevel, availability, disability } = filters
  if (disability && !vacancy?.deficiency) failField('disability', 'not-for-vacancy')
  const { place, codes } = city?.trim() ? await readCity(ctx.db, city) : { place: null, codes: [] }
  if (place?.readAs === 'unknown') return { parsed: null, place }
  const cities = place?.state ? await municipalitiesOf(ctx.db, place.state) : codes
  // A state has no centre: the radius counts only around a city, as in the search of vacancies.
  const places = radius && !place?.state ? await placesWithin(ctx.db, cities, radius) : cities
  const words = q?.trim() ? await parseSearchText(ctx.db, q) : null
  const clauses: TalentQuery['clauses'] = []
  const add = (
    facet: TalentQuery['clauses'][number]['facet'],
    kind: TermKind,
    values?: readonly string[],
  ) => {
    if (!values?.length) return
    clauses.push({ facet, query: anyOf(values.map((value) => lexeme(kind, value))) })
  }
  if (words) clauses.push({ facet: 'words', query: wordQuery(words, 'word') })
  add('city', 'place', places.map(String))
  const levels = filters.language?.map((name) =>
    languageLevel ? `${name}:${languageLevel}` : name,
  )
  for (const name of talentListNames) add(name, name, name === 'language' ? levels : filters[name])
  add('availability', 'availability', availability === undefined ? [] : [String(availability)])
  const parsed = {
    clauses,
    titles: words ? wordQuery(words, 'title') : '',
    searchedFor: words?.searchedFor ?? null,
    disability: disability === 1,
  }
  return { parsed, place }
}
