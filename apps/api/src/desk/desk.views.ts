import {
  boardFilters,
  mostViews,
  type BoardView,
  type saveBoardView as saveContract,
} from '@trilha/contracts/desk.board'
import type { BodyOf } from '@trilha/contracts/endpoint'
import type { RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { deleteView, selectViews, upsertView } from './desk.views.store.ts'

/** The filters that the viewer saved. */
export async function listBoardViews(ctx: RecruiterContext): Promise<{ rows: BoardView[] }> {
  const rows = await selectViews(ctx.db, ctx.viewer.recruiter.id)
  return { rows: rows.map((row) => ({ ...row, filters: stillKnown(row.filters) })) }
}

/** Without what an older release could filter by and this one can't. */
const stillKnown = (filters: object): BoardView['filters'] =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) =>
        name in boardFilters &&
        boardFilters[name as keyof typeof boardFilters].safeParse(value).success,
    ),
  )

/** Saves filters under a name, over those of the same name. @throws AppError `views-full`. */
export async function saveBoardView(
  ctx: RecruiterContext,
  body: BodyOf<typeof saveContract>,
): Promise<BoardView> {
  const recruiterId = ctx.viewer.recruiter.id
  return inTransaction(ctx.db, async (tx) => {
    const known = await selectViews(tx, recruiterId)
    if (known.length >= mostViews && !known.some((view) => view.name === body.name))
      fail('views-full')
    return { ...body, id: await upsertView(tx, recruiterId, body) }
  })
}

/** Forgets filters of one's own. @throws AppError `not-found`, also for somebody else's. */
export async function deleteBoardView(ctx: RecruiterContext, id: string): Promise<void> {
  if (!(await deleteView(ctx.db, ctx.viewer.recruiter.id, id))) fail('not-found')
}
