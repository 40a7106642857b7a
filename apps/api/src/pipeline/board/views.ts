import {
  boardFilters,
  maxBoardViews,
  type BoardView,
  type saveBoardView as saveContract,
} from '@trilha/contracts/pipeline/board'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { deleteView, selectViews, upsertView } from './views.store.ts'

/** The saved filters of the viewer. */
export async function listBoardViews(ctx: RecruiterContext): Promise<{ rows: BoardView[] }> {
  const rows = await selectViews(ctx.db, ctx.viewer.recruiter.id)
  return { rows: rows.map((row) => ({ ...row, filters: supportedFilters(row.filters) })) }
}

/** Removes filters that an older release supported and this one does not. */
const supportedFilters = (filters: object): BoardView['filters'] =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) =>
        name in boardFilters &&
        boardFilters[name as keyof typeof boardFilters].safeParse(value).success,
    ),
  )

/**
 * Saves filters, and replaces those with the same name.
 * @throws AppError `views-full` above the maximum number of saved filters.
 */
export async function saveBoardView(
  ctx: RecruiterContext,
  body: BodyOf<typeof saveContract>,
): Promise<BoardView> {
  const recruiterId = ctx.viewer.recruiter.id
  return inTransaction(ctx.db, async (tx) => {
    const existing = await selectViews(tx, recruiterId)
    if (existing.length >= maxBoardViews && !existing.some((view) => view.name === body.name))
      fail('views-full')
    return { ...body, id: await upsertView(tx, recruiterId, body) }
  })
}

/**
 * Deletes saved filters of the viewer.
 * @throws AppError `not-found`, also for a colleague's filters.
 */
export async function deleteBoardView(ctx: RecruiterContext, id: string): Promise<void> {
  if (!(await deleteView(ctx.db, ctx.viewer.recruiter.id, id))) fail('not-found')
}
