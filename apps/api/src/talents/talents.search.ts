import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import type * as contract from '@trilha/contracts/talents/talents'
import { byTalentList, talentListNames, type TalentFacets } from '@trilha/contracts/talents/talents'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { readMatchProfiles } from '../candidates/matchProfile.ts'
import { placesAround } from '../places/places.service.ts'
import type { Context, RecruiterContext } from '../platform/context.ts'
import {
  selectTalentEntries,
  selectTalents,
  selectVacancyStatuses,
  type TalentRow,
} from './talents.cards.store.ts'
import { presentCard, scoreOfGroup } from './talents.presenter.ts'
import {
  chosenVacancy,
  combinedQuery,
  readQuery,
  requireSearchAccess,
  type ChosenVacancy,
} from './talents.query.ts'
import {
  countFacets,
  countTalents as count,
  selectByScore,
  selectMatchGroups,
  selectRecent,
  type MatchGroup,
  type Proximity,
  type TalentWhere,
} from './talents.search.store.ts'
import { bandOf, reachEdges } from '../matching/parts.ts'
import { shareSteps } from '../matching/work.ts'
import { storedShares } from './talents.works.ts'
import { termPrefixes } from './talents.terms.ts'

/**
 * People who consented to be found by companies.
 * @throws AppError `forbidden`, `company-not-verified`, `not-found` for another company's vacancy.
 */
export async function listTalents(
  ctx: RecruiterContext,
  query: QueryOf<typeof contract.listTalents>,
): Promise<ReplyOf<typeof contract.listTalents>> {
  const { companyId } = await requireSearchAccess(ctx)
  const { userId } = ctx.viewer
  const vacancy = await chosenVacancy(ctx, companyId, query.vacancyId)
  const { parsed, place } = await readQuery(ctx, query, vacancy)
  const mayAskDisability = vacancy?.deficiency != null
  const extra = { mayAskDisability, place }
  if (!parsed) return { ...page([], 0, query), searchedFor: null, ...extra }
  const { disability } = parsed
  const where = { query: combinedQuery(parsed), companyId, userId, disability }
  const { page: pageNumber, limit } = query
  const options = { titles: parsed.titles, offset: (pageNumber - 1) * limit, limit }
  const byMatch = vacancy !== null && query.sort === 'best'
  const [total, ids] = await Promise.all([
    count(ctx.db, where),
    byMatch ? bestMatches(ctx, where, vacancy, options) : selectRecent(ctx.db, where, options),
  ])
  const rows = await cardsOf(ctx, ids, vacancy)
  return { ...page(rows, total, query), searchedFor: parsed.searchedFor, ...extra }
}

/** One page by match score. Scoring groups is much cheaper than scoring each person. */
async function bestMatches(
  ctx: Context,
  where: TalentWhere,
  vacancy: ChosenVacancy,
  options: { titles: string; offset: number; limit: number },
): Promise<string[]> {
  const proximity = await proximityTo(ctx, vacancy)
  const grouping = { ...proximity, workShares: storedShares(vacancy.compared.works) }
  const groups = await selectMatchGroups(ctx.db, where, grouping)
  const scored = groups
    .map((group) => ({ ...group, score: scoreOf(vacancy, proximity, group) }))
    .toSorted((a, b) => b.score - a.score)
  // Title matches come before all others, whatever their score, so they need every group.
  const scores = options.titles ? scored : topGroups(scored, options)
  return selectByScore(ctx.db, where, { grouping, scores }, options)
}

/**
 * The groups that can appear on the pages up to this one; groups with equal scores stay together.
 * @param groups sorted by descending score.
 */
function topGroups<G extends { count: number; score: number }>(
  groups: readonly G[],
  { offset, limit }: { offset: number; limit: number },
): G[] {
  let people = 0
  let lowestScore = Number.NEGATIVE_INFINITY
  return groups.filter(({ count: size, score }) => {
    if (people >= offset + limit && score < lowestScore) return false
    people += size
    lowestScore = score
    return true
  })
}

/** Companies do not see how far a person goes to work. */
const anyReach = { maxKm: null }

/** The municipalities near a vacancy, grouped by distance band. */
async function proximityTo(
  ctx: Context,
  { municipality, state }: ChosenVacancy,
): Promise<Proximity> {
  if (municipality === null) return { near: [], state }
  const around = await placesAround(ctx.db, municipality, reachEdges(anyReach).at(-1)!)
  const near = Map.groupBy(around.keys(), (code) => bandOf(around.get(code) ?? 0, anyReach))
  return { near: [...near].sort(([a], [b]) => a - b).map(([, codes]) => codes), state }
}

function scoreOf(vacancy: ChosenVacancy, { near }: Proximity, group: MatchGroup): number {
  const isInState = group.place === 'state'
  const kmOfPlace = () => {
    if (group.place === null || isInState) return null
    return group.place === 'far' ? Infinity : vacancy.kmFrom(near[Number(group.place)]?.[0] ?? null)
  }
  return scoreOfGroup(vacancy, {
    schooling: group.schooling as TalentRow['schooling'],
    cnh: group.cnh as TalentRow['cnh'],
    state: isInState ? vacancy.state : null,
    km: kmOfPlace(),
    // People whose work is not known come after those whose work fits.
    share: group.work / shareSteps,
  })
}

async function cardsOf(
  ctx: Context,
  ids: readonly string[],
  vacancy: ChosenVacancy | null,
): Promise<contract.TalentCard[]> {
  const { db, storage, now } = ctx
  const [rows, entries, profiles, vacancyStatuses] = await Promise.all([
    selectTalents(db, ids),
    selectTalentEntries(db, ids),
    readMatchProfiles(db, vacancy ? ids : []),
    selectVacancyStatuses(db, ids, vacancy?.id ?? null, dayInBrasilia(now())),
  ])
  const byId = new Map(rows.map((row) => [row.candidate_id, row]))
  const entriesByCandidate = Map.groupBy(entries, (entry) => entry.candidate_id)
  // A person may have left the search between the two queries.
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  return Promise.all(
    found.map(async (row) =>
      presentCard({
        row,
        entries: entriesByCandidate.get(row.candidate_id) ?? [],
        photoUrl: row.photo_file && (await storage.url(row.photo_file)),
        vacancy,
        vacancyStatus: vacancyStatuses.get(row.candidate_id),
        works: profiles.get(row.candidate_id)?.works ?? [],
        now: now(),
      }),
    ),
  )
}

const facetNames: (keyof TalentFacets)[] = [...talentListNames, 'availability']

/**
 * How many people match, in total and for each filter value. The values of a filter are counted as
 * if this filter were not set.
 * @throws AppError as `listTalents`.
 */
export async function countTalents(
  ctx: RecruiterContext,
  query: QueryOf<typeof contract.countTalents>,
): Promise<ReplyOf<typeof contract.countTalents>> {
  const { companyId } = await requireSearchAccess(ctx)
  const { userId } = ctx.viewer
  const vacancy = await chosenVacancy(ctx, companyId, query.vacancyId)
  const { parsed } = await readQuery(ctx, query, vacancy)
  if (!parsed) return { count: 0, facets: emptyFacets() }
  const { disability } = parsed
  const where = { query: combinedQuery(parsed), companyId, userId, disability }
  const chosen = facetNames.filter((name) => parsed.clauses.some(({ facet }) => facet === name))
  const [total, all, ...chosenFacets] = await Promise.all([
    count(ctx.db, where),
    countFacetValues(ctx, where),
    ...chosen.map((name) =>
      countFacetValues(ctx, { ...where, query: combinedQuery(parsed, name) }),
    ),
  ])
  const facets = all
  for (const [i, name] of chosen.entries()) facets[name] = chosenFacets[i]![name]
  return { count: total, facets }
}

const emptyFacets = (): TalentFacets => ({
  ...byTalentList((): Record<string, number> => ({})),
  availability: {},
})

async function countFacetValues(ctx: Context, where: TalentWhere): Promise<TalentFacets> {
  const facets = emptyFacets()
  for (const { value, count: people } of await countFacets(ctx.db, where))
    for (const name of facetNames)
      if (value.startsWith(`${termPrefixes[name]}:`)) facets[name][value.slice(2)] = people
  return facets
}
