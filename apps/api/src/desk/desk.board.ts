import { lastColumns, moveTargets } from '@trilha/contracts/applications.moves'
import type {
  BoardCard,
  getBoard as boardContract,
  getBoardColumn as columnContract,
} from '@trilha/contracts/desk.board'
import type { QueryOf, ReplyOf } from '@trilha/contracts/endpoint'
import { distances, placesWithin, type Distance } from '../places/places.service.ts'
import { can } from '../platform/can.ts'
import type { Context, RecruiterContext } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import {
  countColumn,
  selectApplicants,
  selectBoard,
  selectColumn,
  type CardRow,
  type Filters,
  type Looking,
} from './desk.board.store.ts'
import { matchesOf } from '../vacancies/vacancies.service.ts'
import { isBlind } from './desk.blind.store.ts'
import { placeOf, placeText } from './desk.places.ts'
import { presentApplication, presentStage } from './desk.presenter.ts'
import { selectStages, selectVacancyBrief } from './desk.store.ts'

/**
 * All columns of a vacancy with the first cards of each.
 * @throws AppError `not-found`, also for another company's.
 */
export async function getBoard(
  ctx: RecruiterContext,
  id: number,
  query: QueryOf<typeof boardContract>,
): Promise<ReplyOf<typeof boardContract>> {
  const { companyId } = ctx.viewer.recruiter
  const vacancy = (await selectVacancyBrief(ctx.db, companyId, id)) ?? fail('not-found')
  const who = looking(ctx, companyId, id)
  const [stages, rows, blind] = await Promise.all([
    selectStages(ctx.db, id),
    filtersOf(ctx, who, vacancy, query).then((filters) =>
      selectBoard(ctx.db, who, filters, query.limit),
    ),
    isBlind(ctx.db, id),
  ])
  const judges = can(ctx.viewer, 'application.judge', { companyId })
  const present = await presenterOf(ctx, id, rows, judges)
  const columnOf = async (column: string) => {
    const own = rows.filter((row) => row.column === column)
    const count = own[0]?.count ?? 0
    return {
      rows: await Promise.all(own.map(present)),
      count,
      next: own.length < count ? placeText(placed(own.at(-1))) : null,
    }
  }
  return {
    vacancy: {
      id: vacancy.id,
      slug: vacancy.slug,
      roleName: vacancy.role_name,
      placed: vacancy.municipality_code !== null,
    },
    columns: await Promise.all([
      ...stages.map(async (stage) => ({
        id: stage.id,
        stage: presentStage(stage),
        ...(await columnOf(stage.id)),
      })),
      ...lastColumns.map(async (column) => ({
        id: column,
        stage: null,
        ...(await columnOf(column)),
      })),
    ]),
    blind,
    pcd: who.knowsPcd && vacancy.deficiency !== null,
    can: { move: judges, setBlind: judges },
  }
}

/** More cards of one column. @throws AppError `not-found`, also for another company's. */
export async function getBoardColumn(
  ctx: RecruiterContext,
  id: number,
  query: QueryOf<typeof columnContract>,
): Promise<ReplyOf<typeof columnContract>> {
  const { companyId } = ctx.viewer.recruiter
  const vacancy = (await selectVacancyBrief(ctx.db, companyId, id)) ?? fail('not-found')
  const { column, limit } = query
  const at = placeOf(query.after)
  const after = at && { sort: at.at, id: at.id }
  const who = looking(ctx, companyId, id)
  const filters = await filtersOf(ctx, who, vacancy, query)
  const rows = await selectColumn(ctx.db, who, filters, { column, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const judges = can(ctx.viewer, 'application.judge', { companyId })
  const present = await presenterOf(ctx, id, shown, judges)
  return {
    rows: await Promise.all(shown.map(present)),
    count: rows[0]?.count ?? (await countColumn(ctx.db, who, filters, column)),
    next: rows.length > limit ? placeText(placed(shown.at(-1))) : null,
  }
}

function looking(ctx: RecruiterContext, companyId: string, vacancyId: number): Looking {
  const { userId, recruiter } = ctx.viewer
  const knowsPcd = can(ctx.viewer, 'application.pcd', { companyId })
  return { vacancyId, userId, recruiterId: recruiter.id, now: ctx.now(), knowsPcd }
}

type GivenFilters = Pick<
  QueryOf<typeof boardContract>,
  'text' | 'state' | 'overdue' | 'review' | 'band' | 'pcd' | 'near' | 'match'
>

async function filtersOf(
  { db }: Context,
  { userId }: Looking,
  vacancy: { id: number; municipality_code: number | null },
  { text, state, overdue, review, band, pcd, near, match }: GivenFilters,
): Promise<Filters> {
  const at = vacancy.municipality_code
  return {
    text: text ? `%${folded(text)}%` : null,
    state: state ?? null,
    overdue: overdue !== undefined,
    review: review !== undefined,
    band: band ?? null,
    pcd: pcd !== undefined,
    municipalities: near ? await placesWithin(db, at === null ? [] : [at], near) : null,
    candidates: match ? await matchingFrom(db, vacancy.id, userId, match) : null,
  }
}

/** Who applied and is fit at least so well, in percent: the match is no matter of the database. */
async function matchingFrom(db: Context['db'], vacancyId: number, userId: string, least: number) {
  const applicants = await selectApplicants(db, vacancyId, userId)
  const matches = await matchesOf(db, vacancyId, applicants)
  return [...matches].flatMap(([id, percent]) => (percent >= least ? [id] : []))
}

/** Lower case without accents, its wildcards plain letters. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)

type Cards = { judges: boolean; matches: ReadonlyMap<string, number>; between: Distance }

/** How the cards of these people are shown: what all of them need is read once. */
async function presenterOf(
  ctx: Context,
  vacancyId: number,
  rows: readonly CardRow[],
  judges: boolean,
) {
  const people = rows.map((row) => ({ candidateId: row.candidate_id, hidden: row.hidden }))
  const matches = await matchesOf(ctx.db, vacancyId, people)
  const cards: Cards = { judges, matches, between: await distances(ctx.db) }
  return (row: CardRow) => presentCard(ctx, row, cards)
}

async function presentCard(
  ctx: Context,
  row: CardRow,
  { judges, matches, between }: Cards,
): Promise<BoardCard> {
  const { column, pcd, band, videos, fresh, scorecards, scored, mean, comments } = row
  return {
    ...(await presentApplication(row, ctx.storage, between)),
    column,
    pcd,
    match: matches.get(row.candidate_id) ?? null,
    moves: judges ? moveTargets({ state: row.state, stages: row.stages }) : [],
    band,
    dueAt: row.due_at?.toISOString() ?? null,
    videos,
    fresh,
    scorecards,
    scored,
    mean,
    comments,
  }
}

const placed = (row: CardRow | undefined) => row && { place: row.sort, id: row.id }
