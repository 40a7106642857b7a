import {
  boardFilters,
  mostViews,
  type BoardView,
  type saveBoardView as saveContract,
} from '@trilha/contracts/desk.board'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { signedIn, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { deleteView, selectViews, upsertView } from './desk.views.store.ts'

const ownId = (ctx: Context): string => signedIn(ctx).recruiter?.id ?? fail('forbidden')

/** The filters that the viewer saved. */
export async function listBoardViews(ctx: Context): Promise<{ rows: BoardView[] }> {
  const rows = await selectViews(ctx.db, ownId(ctx))
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
  ctx: Context,
  body: BodyOf<typeof saveContract>,
): Promise<BoardView> {
  const recruiterId = ownId(ctx)
  return inTransaction(ctx.db, async (tx) => {
    const known = await selectViews(tx, recruiterId)
    if (known.length >= mostViews && !known.some((view) => view.name === body.name))
      fail('views-full')
    return { ...body, id: await upsertView(tx, recruiterId, body) }
  })
}

/** Forgets filters of one's own. @throws AppError `not-found`, also for somebody else's. */
export async function deleteBoardView(ctx: Context, id: string): Promise<void> {
  if (!(await deleteView(ctx.db, ownId(ctx), id))) fail('not-found')
}
