import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import type { countTalents, TalentFacets } from '@trilha/contracts/talents/talents'
import { distances, placesWithin, resolveCity } from '../places/places.service.ts'
import { can } from '../platform/can.ts'
import type { Context, RecruiterContext } from '../platform/context.ts'
import { fail, failField } from '../platform/errors.ts'
import { selectVacancy, selectVerified, type TalentVacancy } from './talents.search.store.ts'
import { anyOf, lexeme, type Mark } from './talents.terms.ts'
import { readWords, wordQuery } from './talents.words.ts'

type Filters = QueryOf<typeof countTalents>

/**
 * The recruiter, if they may search people: from a verified company and not an evaluator.
 * @throws AppError `forbidden`, `company-not-verified`.
 */
export async function requireSearchAccess(
  ctx: RecruiterContext,
): Promise<{ companyId: string; id: string }> {
  const { recruiter } = ctx.viewer
  if (!can(ctx.viewer, 'talents.search', recruiter)) fail('forbidden')
  if (!(await selectVerified(ctx.db, recruiter.companyId))) fail('company-not-verified')
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

/** All clauses as one tsquery, without those of one facet when it is named. */
export const combinedQuery = ({ clauses }: TalentQuery, without?: string): string =>
  clauses
    .filter(({ facet }) => facet !== without)
    .map(({ query }) => query)
    .join(' & ')

/** A vacancy with the distance (whole km) from a municipality to it; null where unknown. */
export type ChosenVacancy = TalentVacancy & { kmFrom: (home: number | null) => number | null }

/** The company's vacancy that a search is for; null for none. @throws AppError `not-found`. */
export async function chosenVacancy(
  ctx: Context,
  companyId: string,
  vacancyId: number | undefined,
): Promise<ChosenVacancy | null> {
  if (vacancyId === undefined) return null
  const vacancy = (await selectVacancy(ctx.db, companyId, vacancyId)) ?? fail('not-found')
  const distanceKm = await distances(ctx.db)
  return { ...vacancy, kmFrom: (home) => distanceKm(home, vacancy.municipality) }
}

/**
 * Turns the filters of a request into a query; null when they cannot match anybody (a city that
 * does not exist).
 * @throws AppError `invalid-request` where the vacancy isn't for people with disabilities.
 */
export async function readQuery(
  ctx: Context,
  filters: Filters,
  vacancy: TalentVacancy | null,
): Promise<TalentQuery | null> {
  const { q, city, radius, state, languageLevel, disability } = filters
  if (disability && !vacancy?.deficiency) failField('disability', 'not-for-vacancy')
  const cityCodes = city?.trim() ? await resolveCity(ctx.db, city) : null
  if (cityCodes?.length === 0) return null
  const places = cityCodes && radius ? await placesWithin(ctx.db, cityCodes, radius) : cityCodes
  const words = q?.trim() ? await readWords(ctx.db, q) : null
  const clauses: TalentQuery['clauses'] = []
  const add = (
    facet: TalentQuery['clauses'][number]['facet'],
    mark: Mark,
    values?: readonly string[],
  ) => {
    if (!values?.length) return
    clauses.push({ facet, query: anyOf(values.map((value) => lexeme(mark, value))) })
  }
  if (words) clauses.push({ facet: 'words', query: wordQuery(words, 'word') })
  add('city', 'place', places?.map(String))
  add('state', 'state', state)
  add('schooling', 'schooling', filters.schooling)
  add('workplace', 'workplace', filters.workplace)
  add('shift', 'shift', filters.shift)
  const { availability } = filters
  add('availability', 'availability', availability === undefined ? [] : [String(availability)])
  add('cnh', 'cnh', filters.cnh)
  const levels = filters.language?.map((one) => (languageLevel ? `${one}:${languageLevel}` : one))
  add('language', 'language', levels)
  return {
    clauses,
    titles: words ? wordQuery(words, 'title') : '',
    searchedFor: words?.searchedFor ?? null,
    disability: disability === 1,
  }
}
