import type { QueryOf, ReplyOf } from '@trilha/contracts/endpoint'
import { page } from '@trilha/contracts/paging'
import type * as contract from '@trilha/contracts/talents'
import type { TalentFacets } from '@trilha/contracts/talents'
import { dayInBrasilia } from '@trilha/contracts/vacancies.states'
import { placesAround } from '../places/places.service.ts'
import type { Context, RecruiterContext } from '../platform/context.ts'
import {
  selectStanding,
  selectTalentEntries,
  selectTalents,
  type TalentRow,
} from './talents.cards.store.ts'
import { matchOf, presentCard } from './talents.presenter.ts'
import { chosenVacancy, readQuery, searcher, whole, type ChosenVacancy } from './talents.query.ts'
import {
  countFacets,
  countTalents as count,
  selectByScore,
  selectLikenesses,
  selectRecent,
  type Likeness,
  type TalentWhere,
  type Ways,
} from './talents.search.store.ts'
import { reachKm, wayOf } from '../vacancies/vacancies.match.ts'
import { marks } from './talents.terms.ts'

/**
 * People who let companies find them.
 * @throws AppError `forbidden`, `company-not-verified`, `not-found` for another company's vacancy.
 */
export async function listTalents(
  ctx: RecruiterContext,
  query: QueryOf<typeof contract.listTalents>,
): Promise<ReplyOf<typeof contract.listTalents>> {
  const { companyId } = await searcher(ctx)
  const { userId } = ctx.viewer
  const vacancy = await chosenVacancy(ctx, companyId, query.vacancyId)
  const asked = await readQuery(ctx, query, vacancy)
  const mayAskDisability = vacancy?.deficiency != null
  if (!asked) return { ...page([], 0, query), searchedFor: null, mayAskDisability }
  const where = { query: whole(asked), companyId, userId, disability: asked.disability }
  const at = { titles: asked.titles, offset: (query.page - 1) * query.limit, limit: query.limit }
  const byMatch = vacancy !== null && query.sort === 'best'
  const [total, ids] = await Promise.all([
    count(ctx.db, where),
    byMatch ? bestFor(ctx, where, vacancy, at) : selectRecent(ctx.db, where, at),
  ])
  const rows = await cardsOf(ctx, ids, vacancy)
  return { ...page(rows, total, query), searchedFor: asked.searchedFor, mayAskDisability }
}

/** One page by the match: kinds of people are scored, not each of them. */
async function bestFor(
  ctx: Context,
  where: TalentWhere,
  vacancy: ChosenVacancy,
  at: { titles: string; offset: number; limit: number },
): Promise<string[]> {
  const ways = await waysTo(ctx, vacancy)
  const kinds = await selectLikenesses(ctx.db, where, ways)
  const scored = kinds
    .map((kind) => ({ ...kind, score: scoreOf(vacancy, ways, kind) }))
    .toSorted((a, b) => b.score - a.score)
  return selectByScore(ctx.db, where, ways, at.titles ? scored : enough(scored, at), at)
}

/** The best kinds whose people fill the pages up to this one; the others need not be sorted. */
function enough<K extends { count: number; score: number }>(
  kinds: readonly K[],
  { offset, limit }: { offset: number; limit: number },
): K[] {
  let people = 0
  let least = Number.NEGATIVE_INFINITY
  return kinds.filter(({ count: more, score }) => {
    if (people >= offset + limit && score < least) return false
    people += more
    least = score
    return true
  })
}

/** The municipalities near a vacancy's, those as near as each other together. */
async function waysTo(ctx: Context, { municipality, state }: ChosenVacancy): Promise<Ways> {
  if (municipality === null) return { near: [], state }
  const around = await placesAround(ctx.db, municipality, reachKm)
  const near = Map.groupBy(around.keys(), (code) => wayOf(around.get(code) ?? 0))
  return { near: [...near].sort(([a], [b]) => a - b).map(([, codes]) => codes), state }
}

function scoreOf(vacancy: ChosenVacancy, { near }: Ways, kind: Likeness): number {
  const row = {
    schooling: kind.schooling as TalentRow['schooling'],
    cnh: kind.cnh as TalentRow['cnh'],
    state: (kind.place === 'state' ? vacancy.state : null) as TalentRow['state'],
    shifts: null,
    municipality_state: null,
    municipality_code:
      // Somewhere else: a code that no municipality has.
      kind.place === null ? null : (near[Number(kind.place)]?.[0] ?? -1),
  }
  return matchOf(vacancy, row)?.percent ?? 0
}

async function cardsOf(
  ctx: Context,
  ids: readonly string[],
  vacancy: ChosenVacancy | null,
): Promise<contract.TalentCard[]> {
  const { db, storage, now } = ctx
  const [rows, entries, standing] = await Promise.all([
    selectTalents(db, ids),
    selectTalentEntries(db, ids),
    selectStanding(db, ids, vacancy?.id ?? null, dayInBrasilia(now())),
  ])
  const byId = new Map(rows.map((row) => [row.candidate_id, row]))
  const did = Map.groupBy(entries, (entry) => entry.candidate_id)
  // Somebody who left between the two readings is gone.
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  return Promise.all(
    found.map(async (row) =>
      presentCard({
        row,
        entries: did.get(row.candidate_id) ?? [],
        photoUrl: row.photo_file && (await storage.url(row.photo_file)),
        vacancy,
        standing: standing.get(row.candidate_id),
        now: now(),
      }),
    ),
  )
}

const facetNames = [
  'state',
  'schooling',
  'language',
  'workplace',
  'shift',
  'availability',
  'cnh',
] as const satisfies (keyof TalentFacets)[]

/** Counts by filter value. @throws AppError as `listTalents`. */
export async function countTalents(
  ctx: RecruiterContext,
  query: QueryOf<typeof contract.countTalents>,
): Promise<ReplyOf<typeof contract.countTalents>> {
  const { companyId } = await searcher(ctx)
  const { userId } = ctx.viewer
  const vacancy = await chosenVacancy(ctx, companyId, query.vacancyId)
  const asked = await readQuery(ctx, query, vacancy)
  if (!asked) return { count: 0, facets: emptyFacets() }
  const where = { query: whole(asked), companyId, userId, disability: asked.disability }
  const chosen = facetNames.filter((name) => asked.clauses.some(({ facet }) => facet === name))
  const [total, all, ...own] = await Promise.all([
    count(ctx.db, where),
    valuesOf(ctx, where),
    ...chosen.map((name) => valuesOf(ctx, { ...where, query: whole(asked, name) })),
  ])
  const facets = all
  for (const [at, name] of chosen.entries()) facets[name] = own[at]![name]
  return { count: total, facets }
}

const emptyFacets = (): TalentFacets => ({
  state: {},
  schooling: {},
  language: {},
  workplace: {},
  shift: {},
  availability: {},
  cnh: {},
})

async function valuesOf(ctx: Context, where: TalentWhere): Promise<TalentFacets> {
  const facets = emptyFacets()
  for (const { value, count: people } of await countFacets(ctx.db, where))
    for (const name of facetNames)
      if (value.startsWith(`${marks[name]}:`)) facets[name][value.slice(2)] = people
  return facets
}
