import type * as contract from '@trilha/contracts/moderation'
import type { BodyOf, QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import { audit } from '../audit/audit.service.ts'
import type { AdminContext, Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { recordsAskedOf } from '../vacancies/editor/editor.service.ts'
import { moveVacancy } from '../vacancies/publishing/publish.ts'
import { dismissReports, settleReports } from '../vacancies/vacancies.service.ts'
import {
  lockVacancy,
  selectReported,
  selectReview,
  selectVacancyBrief,
  type ReviewRow,
} from './moderation.store.ts'
import { notifyCompanyTask } from './moderation.tasks.ts'

const offsetOf = (query: { page: number; limit: number }) => ({
  offset: (query.page - 1) * query.limit,
  limit: query.limit,
})

/** Vacancies that wait for a review: in review, paused after a report, or paused after a change. */
export async function listVacanciesToModerate(
  ctx: AdminContext,
  query: QueryOf<typeof contract.listVacanciesToModerate>,
): Promise<ReplyOf<typeof contract.listVacanciesToModerate>> {
  const rows = await selectReview(ctx.db, offsetOf(query))
  const shown = await Promise.all(rows.map((row) => presentReview(ctx, row)))
  return page(shown, rows[0]?.count ?? 0, query)
}

async function presentReview(ctx: Context, row: ReviewRow): Promise<contract.ReviewedVacancy> {
  return {
    id: row.id,
    roleName: row.role_name,
    company: { id: row.company_id, name: row.company, verified: row.verified },
    place: row.place,
    description: row.description,
    requirements: row.requirements,
    stages: row.stages,
    recordsCheck: row.records_ground && {
      ground: row.records_ground,
      reason: row.records_reason ?? '',
      asked: await recordsAskedOf(ctx.db, row.id),
    },
    since: row.since.toISOString(),
  }
}

/**
 * Opens a reviewed vacancy and notifies its company.
 * @throws AppError `not-found`; `conflict` when the vacancy does not wait for a review, or when it
 * was changed after `since`.
 */
export async function acceptVacancy(
  ctx: AdminContext,
  id: number,
  { reason, since }: BodyOf<typeof contract.acceptVacancy>,
): Promise<void> {
  await decide(ctx, id, { action: 'accept_review', reason, notice: 'opened', since })
}

/**
 * Returns a vacancy to its company and sends the reason. A vacancy in review becomes a draft; a
 * paused one stays paused.
 * @throws AppError `not-found`; `conflict` when the vacancy does not wait for a review.
 */
export async function returnVacancy(ctx: AdminContext, id: number, reason: string): Promise<void> {
  await decide(ctx, id, { action: 'return_review', reason, notice: 'returned' })
}

async function decide(
  ctx: AdminContext,
  id: number,
  decision: {
    action: 'accept_review' | 'return_review'
    reason: string
    notice: 'opened' | 'returned'
    since?: string
  },
): Promise<void> {
  const { action, reason, notice, since } = decision
  await inTransaction(ctx.db, async (tx) => {
    const before = (await lockVacancy(tx, id)) ?? fail('not-found')
    if (since && Date.parse(since) !== before.updated_at.getTime()) fail('conflict')
    const after = await moveVacancy(tx, id, { action, actor: 'admin', now: ctx.now() })
    if (action === 'accept_review') await dismissReports(tx, id)
    await audit(ctx, tx, {
      action: `vacancy.${action}`,
      thing: { kind: 'vacancy', id: String(id) },
      change: { before: before.state, after },
      reason,
    })
    // A returned vacancy that stays paused gets the mail about the pause.
    const what = after === 'paused' ? after : notice
    await ctx.tasks.add(tx, notifyCompanyTask, { ...payloadFor(ctx, id), what, reason })
  })
}

const payloadFor = (ctx: Context, vacancyId: number) => ({ vacancyId, at: ctx.now().toISOString() })

/** Vacancies with unresolved reports. */
export async function listReports(
  ctx: AdminContext,
  query: QueryOf<typeof contract.listReports>,
): Promise<ReplyOf<typeof contract.listReports>> {
  const rows = await selectReported(ctx.db, offsetOf(query))
  const shown = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    roleName: row.role_name,
    company: { id: row.company_id, name: row.company },
    state: row.state,
    reports: row.reports,
  }))
  return page(shown, rows[0]?.count ?? 0, query)
}

/**
 * Settles the open reports of a vacancy, and pauses it if the resolution says so.
 * @throws AppError `not-found`; `conflict` when there are no open reports, or when a vacancy that
 * is not open should be paused.
 */
export async function resolveReports(
  ctx: AdminContext,
  id: number,
  { resolution, reason }: BodyOf<typeof contract.resolveReports>,
): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const vacancy = (await selectVacancyBrief(tx, id)) ?? fail('not-found')
    if ((await settleReports(tx, id, resolution, now)) === 0) fail('conflict')
    const after =
      resolution === 'paused'
        ? await moveVacancy(tx, id, { action: 'suspend', actor: 'admin', now })
        : vacancy.state
    await audit(ctx, tx, {
      action: `reports.${resolution}`,
      thing: { kind: 'vacancy', id: String(id) },
      change: { before: vacancy.state, after },
      reason,
    })
    if (resolution === 'paused')
      await ctx.tasks.add(tx, notifyCompanyTask, { ...payloadFor(ctx, id), what: 'paused', reason })
  })
}
