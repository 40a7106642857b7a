import { ageOn } from '@trilha/contracts/accounts/accounts'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import type { ErrorId } from '@trilha/contracts/shared/errors'
import { page } from '@trilha/contracts/shared/paging'
import type {
  countFacets as facetsContract,
  listVacancies as listContract,
} from '@trilha/contracts/vacancies/vacancies'
import type { ReportReason } from '@trilha/contracts/vacancies/enums'
import { dayInBrasilia, takesApplications } from '@trilha/contracts/vacancies/states'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import { readMatchProfiles } from '../candidates/matchProfile.ts'
import { responseRecord } from '../companies/companies.record.ts'
import { distances } from '../places/places.service.ts'
import type { CandidateContext, Context } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { selectCard, selectCards, type CardRow } from './vacancies.cards.store.ts'
import { match } from '../matching/match.ts'
import { matchFacts, presentCard, presentFacets, presentView } from './vacancies.presenter.ts'
import { candidateIdOf, readMatchPerson, searchQuery, withoutHidden } from './search/query.ts'
import { insertReport } from './vacancies.reports.store.ts'
import { isPublished, selectStages, selectView, type ViewRow } from './vacancies.store.ts'

/** For the noun moderation, which decides about reports. */
export { dismissReports, settleReports } from './vacancies.reports.store.ts'

/** One page of search results; each card has the viewer's match and application state. */
export async function listVacancies(ctx: Context, query: QueryOf<typeof listContract>) {
  const candidateId = candidateIdOf(ctx)
  if (query.candidateId !== undefined) {
    if (!ctx.viewer) fail('sign-in-needed')
    if (query.candidateId !== candidateId) fail('forbidden')
  }
  const person = await readMatchPerson(ctx)
  const { index, place } = await searchQuery(ctx, query, person)
  const found = index
    ? ctx.search.search({
        ...index,
        offset: (query.page - 1) * query.limit,
        limit: query.limit,
      })
    : { ids: [], count: 0, searchedFor: null, isPartialMatch: false }
  const rows = await selectCards(ctx.db, found.ids, candidateId)
  return {
    ...page(
      rows.map((row) => presentCard(row, person)),
      found.count,
      query,
    ),
    searchedFor: found.searchedFor,
    byMost: found.isPartialMatch,
    place,
  }
}

/** Counts by filter value for a search. */
export async function countFacets(ctx: Context, query: QueryOf<typeof facetsContract>) {
  const { index } = await searchQuery(ctx, query, null)
  if (!index) return { count: 0, facets: presentFacets({}) }
  const { count, facets } = await ctx.search.facets(index)
  return { count, facets: presentFacets(facets) }
}

const maxSuggestions = 8

/** Role names that begin with the words typed. */
export async function suggestRoles(ctx: Context, q: string) {
  return { roles: ctx.search.suggest(q.trim(), maxSuggestions) }
}

/**
 * A published vacancy for this viewer, including closed ones.
 * @throws AppError `not-found` for drafts, vacancies in review and unknown ones.
 */
export async function getVacancy(ctx: Context, id: number) {
  const row = await selectView(ctx.db, id, candidateIdOf(ctx))
  if (!row) return fail('not-found')
  const [stages, record, similar, person, apply] = await Promise.all([
    selectStages(ctx.db, id),
    responseRecord(ctx.replica, row.company_id),
    findSimilar(ctx, row),
    readMatchPerson(ctx),
    applyPermission(ctx, row),
  ])
  return presentView(row, { stages, record, similar, person, apply })
}

/** Whether this viewer may apply now. An anonymous viewer may, and signs in after the click. */
async function applyPermission(ctx: Context, row: ViewRow) {
  const reason = await refusalToApply(ctx, row)
  return { allowed: reason === null, reason }
}

async function refusalToApply(ctx: Context, row: ViewRow): Promise<ErrorId | null> {
  const today = dayInBrasilia(ctx.now())
  if (!takesApplications(row.state, row.closes_on, today)) return 'vacancy-not-open'
  if (!ctx.viewer) return null
  if (ctx.viewer.typeUser !== 1) return 'forbidden'
  if (row.application_state !== null) return 'already-applied'
  const candidate = await findCandidateBrief(ctx.db, ctx.viewer.candidateId)
  if (candidate && ageOn(candidate.birthDate, today) < row.min_age) return 'too-young'
  return null
}

const maxSimilar = 6
/** When this many similar vacancies are found, no further searches are made. */
const minSimilar = 3

/**
 * Similar open vacancies: those of the same work, or of near work without any, then those with the
 * same job profile. In both groups, vacancies in the same state come first.
 */
async function findSimilar(ctx: Context, row: ViewRow): Promise<CardRow[]> {
  const base = {
    ...(await withoutHidden(ctx)),
    sort: 'newest' as const,
    offset: 0,
    limit: maxSimilar + 1,
  }
  const state = row.place_state ? [row.place_state] : undefined
  const queries = [
    { ...base, text: row.role_name, ...(state && { state }) },
    { ...base, text: row.role_name },
    { ...base, jobProfile: [row.job_profile], ...(state && { state }) },
    { ...base, jobProfile: [row.job_profile] },
  ]
  const ids = new Set<number>()
  for (const query of queries) {
    if (ids.size >= minSimilar) break
    const found = ctx.search.search(query)
    // Corrected words would find a different role.
    if (found.searchedFor !== null) continue
    for (const id of found.ids) if (id !== row.id) ids.add(id)
  }
  return selectCards(ctx.db, [...ids].slice(0, maxSimilar), candidateIdOf(ctx))
}

/** A candidate viewed by a company; `hidden`: the company must not learn where they live. */
export type CandidateToMatch = { candidateId: string; hidden: boolean }

/** How well a vacancy fits a candidate, 0 to 100; null when their work is not known. */
export async function matchOf(
  db: Database,
  vacancyId: number,
  candidate: CandidateToMatch,
): Promise<number | null> {
  return (await matchesOf(db, vacancyId, [candidate])).get(candidate.candidateId) ?? null
}

/**
 * Like `matchOf` for many candidates, by candidate id; those whose work is not known are absent.
 * For hidden candidates the home counts as not given, because the percentage would reveal how far
 * away it is.
 */
export async function matchesOf(
  db: Database,
  vacancyId: number,
  candidates: readonly CandidateToMatch[],
): Promise<Map<string, number>> {
  const row = await selectCard(db, vacancyId)
  if (!row) return new Map()
  const vacancy = matchFacts(row)
  const profiles = await readMatchProfiles(
    db,
    candidates.map(({ candidateId }) => candidateId),
  )
  const kmBetween = await distances(db)
  return new Map(
    candidates.flatMap(({ candidateId, hidden }) => {
      const profile = profiles.get(candidateId)
      if (!profile) return []
      const { state, municipalityCode: home, ...others } = profile
      const place = hidden ? { municipalityCode: null } : { state, municipalityCode: home }
      const kmTo = (municipality: number) => kmBetween(place.municipalityCode, municipality)
      // Who may apply has been decided, and companies do not see how far or how somebody wants
      // to work: the board uses none of it.
      const untold = { age: null, hasDisability: true, maxKm: null, workplaces: null }
      const person = { ...others, ...place, kmTo, ...untold }
      const { percent } = match(vacancy, person)
      return percent === null ? [] : [[candidateId, percent] as const]
    }),
  )
}

/** The stages of a vacancy in order, with their rules, for other nouns. */
export const findStages = selectStages

/**
 * Stores a candidate's report about a vacancy; further reports of the same person are ignored.
 * @throws AppError `not-found` when the vacancy is not published.
 */
export async function reportVacancy(
  ctx: CandidateContext,
  vacancyId: number,
  report: { reason: ReportReason; text: string },
): Promise<void> {
  if (!(await isPublished(ctx.db, vacancyId))) fail('not-found')
  const { userId } = ctx.viewer
  await insertReport(ctx.db, { vacancyId, userId, at: ctx.now(), ...report })
}
