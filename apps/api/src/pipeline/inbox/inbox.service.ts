import type { getInbox as contract } from '@trilha/contracts/pipeline/inbox'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { distances } from '../../places/places.service.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { countInbox, countOpenReviews, selectInbox } from './inbox.store.ts'
import { formatCursor, parseNumberCursor } from '../../platform/http/cursor.ts'
import { presentApplication } from '../pipeline.presenter.ts'

/** People who wait for an answer, across all vacancies of the viewer's company. */
export async function getInbox(
  ctx: RecruiterContext,
  { kind, after, limit }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { userId, recruiter } = ctx.viewer
  const { companyId, id: recruiterId } = recruiter
  const owner = { companyId, userId, recruiterId, now: ctx.now() }
  const [rows, counts, reviews] = await Promise.all([
    selectInbox(ctx.db, owner, { kind, after: parseNumberCursor(after), limit: limit + 1 }),
    countInbox(ctx.db, owner),
    countOpenReviews(ctx.db, companyId),
  ])
  const kmBetween = await distances(ctx.db)
  const shown = rows.slice(0, limit)
  return {
    rows: await Promise.all(
      shown.map(async (row) => ({
        ...(await presentApplication(row, ctx.storage, kmBetween)),
        vacancy: { id: row.vacancy_id, slug: row.slug, roleName: row.role_name },
        at: row.since.toISOString(),
      })),
    ),
    next: rows.length > limit ? formatCursor(shown.at(-1)) : null,
    counts: { ...counts, reviews },
  }
}
