import { ageOn } from '@trilha/contracts/accounts'
import type { QueryOf } from '@trilha/contracts/endpoint'
import type { ErrorId } from '@trilha/contracts/errors'
import { page } from '@trilha/contracts/paging'
import type {
  countFacets as facetsContract,
  listVacancies as listContract,
} from '@trilha/contracts/vacancies'
import { dayInBrasilia, takesApplications } from '@trilha/contracts/vacancies.states'
import { findCandidateBrief, readForMatch } from '../candidates/candidates.service.ts'
import { responseRecord } from '../companies/companies.record.ts'
import { distances } from '../places/places.service.ts'
import type { CandidateContext, Context } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { selectCard, selectCards, type CardRow } from './vacancies.cards.store.ts'
import { match } from './vacancies.match.ts'
import { matchFacts, presentCard, presentFacets, presentView } from './vacancies.presenter.ts'
import { candidateIdOf, personOf, searchQuery } from './vacancies.query.ts'
import {
  insertReport,
  isPublished,
  selectStages,
  selectView,
  type ViewRow,
} from './vacancies.store.ts'

/** One page of a search, each card with the viewer's own match and application. */
export async function listVacancies(ctx: Context, query: QueryOf<typeof listContract>) {
  const candidateId = candidateIdOf(ctx)
  if (query.candidateId !== undefined) {
    if (!ctx.viewer) fail('sign-in-needed')
    if (query.candidateId !== candidateId) fail('forbidden')
  }
  const person = await personOf(ctx)
  const wanted = await searchQuery(ctx, query, person)
  const found = wanted
    ? ctx.search.search({
        ...wanted,
        offset: (query.page - 1) * query.limit,
        limit: query.limit,
      })
    : { ids: [], count: 0, searchedFor: null, byMost: false }
  const rows = await selectCards(ctx.db, found.ids, candidateId)
  return {
    ...page(
      rows.map((row) => presentCard(row, person)),
      found.count,
      query,
    ),
    searchedFor: found.searchedFor,
    byMost: found.byMost,
  }
}

/** Counts by filter value of a search. */
export async function countFacets(ctx: Context, query: QueryOf<typeof facetsContract>) {
  const wanted = await searchQuery(ctx, query, null)
  if (!wanted) return { count: 0, facets: presentFacets({}) }
  const { count, facets } = await ctx.search.facets({ ...wanted, offset: 0, limit: 0 })
  return { count, facets: presentFacets(facets) }
}

const suggestions = 8

/** Role names that begin with the words typed. */
export async function suggestRoles(ctx: Context, q: string) {
  return { roles: ctx.search.suggest(q.trim(), suggestions) }
}

/**
 * One published vacancy for this viewer, also once closed.
 * @throws AppError `not-found` for drafts, vacancies in review and unknown ones.
 */
export async function getVacancy(ctx: Context, id: number) {
  const row = await selectView(ctx.db, id, candidateIdOf(ctx))
  if (!row) return fail('not-found')
  const [stages, record, similar, person, apply] = await Promise.all([
    selectStages(ctx.db, id),
    responseRecord(ctx.replica, row.company_id),
    findSimilar(ctx, row),
    personOf(ctx),
    mayApply(ctx, row),
  ])
  return presentView(row, { stages, record, similar, person, apply })
}

/** May this viewer apply now? Somebody not signed in may, by signing in. */
async function mayApply(ctx: Context, row: ViewRow) {
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

const mostSimilar = 6
const enough = 3

/** Open vacancies like this one: the same role near by, then anywhere, then the same kind of work near by. */
async function findSimilar(ctx: Context, row: ViewRow): Promise<CardRow[]> {
  const base = { sort: 'newest' as const, offset: 0, limit: mostSimilar + 1 }
  const state = row.place_state ? [row.place_state] : undefined
  const tries = [
    { ...base, text: row.role_name, ...(state && { state }) },
    { ...base, text: row.role_name },
    { ...base, jobProfile: [row.job_profile], ...(state && { state }) },
    { ...base, jobProfile: [row.job_profile] },
  ]
  const ids = new Set<number>()
  for (const attempt of tries) {
    if (ids.size >= enough) break
    const found = ctx.search.search(attempt)
    // Other words than the role's own would be another role.
    if (found.searchedFor !== null) continue
    for (const id of found.ids) if (id !== row.id) ids.add(id)
  }
  return selectCards(ctx.db, [...ids].slice(0, mostSimilar), candidateIdOf(ctx))
}

/** A candidate whom somebody of a company looks at; hidden: who must not learn where they live. */
export type Matched = { candidateId: string; hidden: boolean }

/** How a vacancy fits what a candidate told, 0 to 100; null while they have told nothing. */
export async function matchOf(
  db: Database,
  vacancyId: number,
  person: Matched,
): Promise<number | null> {
  return (await matchesOf(db, vacancyId, [person])).get(person.candidateId) ?? null
}

/**
 * The same of many by their identity; who has told nothing is absent. Of who is hidden the home counts
 * as untold: the percentage, and a filter by it, would tell how far away it is.
 */
export async function matchesOf(
  db: Database,
  vacancyId: number,
  matched: readonly Matched[],
): Promise<Map<string, number>> {
  const row = await selectCard(db, vacancyId)
  if (!row) return new Map()
  const vacancy = matchFacts(row)
  const people = await readForMatch(
    db,
    matched.map(({ candidateId }) => candidateId),
  )
  const between = await distances(db)
  return new Map(
    matched.flatMap(({ candidateId, hidden }) => {
      const told = people.get(candidateId)
      if (!told) return []
      const { state, municipalityCode: home, ...others } = told
      const place = hidden ? { municipalityCode: null } : { state, municipalityCode: home }
      const kmTo = (municipality: number) => between(place.municipalityCode, municipality)
      const fit = match(vacancy, { ...others, ...place, kmTo })
      return fit ? [[candidateId, fit.percent] as const] : []
    }),
  )
}

/** The trail of a vacancy with its rules, for other nouns. */
export const findStages = selectStages

/** Keeps what a candidate finds wrong with a vacancy: once per person, the first word counts. */
export async function reportVacancy(
  ctx: CandidateContext,
  vacancyId: number,
  report: { reason: string; text: string },
): Promise<void> {
  if (!(await isPublished(ctx.db, vacancyId))) fail('not-found')
  const { userId } = ctx.viewer
  await insertReport(ctx.db, { vacancyId, userId, at: ctx.now(), ...report })
}
