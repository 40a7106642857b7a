import { escapeLike } from '../../platform/text/like.ts'
import { lastColumns, moveTargets } from '@trilha/contracts/applications/moves'
import { isFinal } from '@trilha/contracts/applications/states'
import type {
  BoardCard,
  getBoard as boardContract,
  getBoardColumn as columnContract,
} from '@trilha/contracts/pipeline/board'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { isBlind } from '../../blind/blind.service.ts'
import { distances, placesWithin, type Distance } from '../../places/places.service.ts'
import { can } from '../../platform/can.ts'
import type { Context, RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import {
  countColumn,
  selectApplicants,
  selectBoard,
  selectColumn,
  type CardRow,
  type Filters,
  type BoardViewer,
} from './board.store.ts'
import { matchesOf } from '../../vacancies/vacancies.service.ts'
import { formatCursor, parseNumberCursor } from '../../platform/http/cursor.ts'
import { presentApplication, presentStage } from '../pipeline.presenter.ts'
import { selectStages, selectVacancyBrief } from '../pipeline.store.ts'

/**
 * All columns of a vacancy with the first cards of each.
 * @throws AppError `not-found`, also for another company's vacancy.
 */
export async function getBoard(
  ctx: RecruiterContext,
  id: number,
  query: QueryOf<typeof boardContract>,
): Promise<ReplyOf<typeof boardContract>> {
  const { companyId } = ctx.viewer.recruiter
  const vacancy = (await selectVacancyBrief(ctx.db, companyId, id)) ?? fail('not-found')
  const viewer = boardViewerOf(ctx, companyId, id)
  const [stages, rows, blind] = await Promise.all([
    selectStages(ctx.db, id),
    filtersOf(ctx, viewer, vacancy, query).then((filters) =>
      selectBoard(ctx.db, viewer, filters, query.limit),
    ),
    isBlind(ctx.db, id),
  ])
  const canJudge = can(ctx.viewer, 'application.judge', { companyId })
  const present = await presenterOf(ctx, id, rows, canJudge)
  const presentColumn = async (column: string) => {
    const columnRows = rows.filter((row) => row.column === column)
    const count = columnRows[0]?.count ?? 0
    return {
      rows: await Promise.all(columnRows.map(present)),
      count,
      next: columnRows.length < count ? formatCursor(cursorOf(columnRows.at(-1))) : null,
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
        ...(await presentColumn(stage.id)),
      })),
      ...lastColumns.map(async (column) => ({
        id: column,
        stage: null,
        ...(await presentColumn(column)),
      })),
    ]),
    blind,
    pcd: viewer.knowsPcd && vacancy.deficiency !== null,
    can: { move: canJudge, setBlind: canJudge },
  }
}

/** The next cards of a column. @throws AppError `not-found`, also for another company's vacancy. */
export async function getBoardColumn(
  ctx: RecruiterContext,
  id: number,
  query: QueryOf<typeof columnContract>,
): Promise<ReplyOf<typeof columnContract>> {
  const { companyId } = ctx.viewer.recruiter
  const vacancy = (await selectVacancyBrief(ctx.db, companyId, id)) ?? fail('not-found')
  const { column, limit } = query
  const cursor = parseNumberCursor(query.after)
  const after = cursor && { sort: cursor.at, id: cursor.id }
  const viewer = boardViewerOf(ctx, companyId, id)
  const filters = await filtersOf(ctx, viewer, vacancy, query)
  const rows = await selectColumn(ctx.db, viewer, filters, { column, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const canJudge = can(ctx.viewer, 'application.judge', { companyId })
  const present = await presenterOf(ctx, id, shown, canJudge)
  return {
    rows: await Promise.all(shown.map(present)),
    count: rows[0]?.count ?? (await countColumn(ctx.db, viewer, filters, column)),
    next: rows.length > limit ? formatCursor(cursorOf(shown.at(-1))) : null,
  }
}

function boardViewerOf(ctx: RecruiterContext, companyId: string, vacancyId: number): BoardViewer {
  const { userId, recruiter } = ctx.viewer
  const knowsPcd = can(ctx.viewer, 'application.pcd', { companyId })
  return { vacancyId, userId, recruiterId: recruiter.id, now: ctx.now(), knowsPcd }
}

type FilterQuery = Pick<
  QueryOf<typeof boardContract>,
  'text' | 'state' | 'overdue' | 'review' | 'band' | 'pcd' | 'near' | 'match'
>

async function filtersOf(
  { db }: Context,
  { userId }: BoardViewer,
  vacancy: { id: number; municipality_code: number | null },
  { text, state, overdue, review, band, pcd, near, match }: FilterQuery,
): Promise<Filters> {
  const municipality = vacancy.municipality_code
  return {
    text: text ? `%${escapeLike(text)}%` : null,
    state: state ?? null,
    overdue: overdue !== undefined,
    review: review !== undefined,
    band: band ?? null,
    pcd: pcd !== undefined,
    municipalities: near
      ? await placesWithin(db, municipality === null ? [] : [municipality], near)
      : null,
    candidates: match ? await matchingCandidates(db, vacancy.id, userId, match) : null,
  }
}

/** Applicants of open trails with at least this match in percent. The match is not computed in the database. */
async function matchingCandidates(
  db: Context['db'],
  vacancyId: number,
  userId: string,
  minPercent: number,
) {
  const applicants = await selectApplicants(db, vacancyId, userId)
  const matches = await matchesOf(db, vacancyId, applicants)
  return [...matches].flatMap(([id, percent]) => (percent >= minPercent ? [id] : []))
}

type SharedCardData = {
  canJudge: boolean
  matches: ReadonlyMap<string, number>
  kmBetween: Distance
}

/** Returns a presenter of cards. The data that all cards share is read here, not for each card. */
async function presenterOf(
  ctx: Context,
  vacancyId: number,
  rows: readonly CardRow[],
  canJudge: boolean,
) {
  // After the end a match would show later changes of the profile.
  const people = rows
    .filter((row) => !isFinal(row.state))
    .map((row) => ({ candidateId: row.candidate_id, hidden: row.hidden }))
  const matches = await matchesOf(ctx.db, vacancyId, people)
  const shared: SharedCardData = { canJudge, matches, kmBetween: await distances(ctx.db) }
  return (row: CardRow) => presentCard(ctx, row, shared)
}

async function presentCard(
  ctx: Context,
  row: CardRow,
  { canJudge, matches, kmBetween }: SharedCardData,
): Promise<BoardCard> {
  const { column, pcd, band, videos, fresh, scorecards, scored, mean, comments } = row
  return {
    ...(await presentApplication(row, ctx.storage, kmBetween)),
    column,
    pcd,
    match: matches.get(row.candidate_id) ?? null,
    moves: canJudge ? moveTargets({ state: row.state, stages: row.stages }) : [],
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

const cursorOf = (row: CardRow | undefined) => row && { place: row.sort, id: row.id }
