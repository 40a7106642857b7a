import type { ActionResult } from '@trilha/contracts/pipeline/acts'
import type {
  answerReview as answerContract,
  listReviews as contract,
  ReviewRow,
} from '@trilha/contracts/pipeline/inbox'
import type { BodyOf, QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { approveStage, notApprove } from '../../applications/judging/judge.ts'
import { can } from '../../platform/can.ts'
import type { Context, RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { countOpenReviews, selectReviews, type ReviewRecord } from './inbox.store.ts'
import { createMasker } from '../../blind/blind.mask.ts'
import { formatCursor, parseNumberCursor } from '../../platform/http/cursor.ts'
import { presentActionResult, presentCandidate } from '../pipeline.presenter.ts'
import { findReadableApplication } from '../../applications/company/views.ts'

/** Requests for a human review of a decision by a rule (LGPD art. 20). */

const pageSize = 20

/** A page of requests to the viewer's company, with the unmet rules and the due day. */
export async function listReviews(
  ctx: RecruiterContext,
  { state, after }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { userId, recruiter } = ctx.viewer
  const { companyId } = recruiter
  const viewer = { companyId, userId, recruiterId: recruiter.id }
  const [rows, open] = await Promise.all([
    selectReviews(ctx.db, viewer, {
      open: state === 'open',
      after: parseNumberCursor(after),
      limit: pageSize + 1,
    }),
    countOpenReviews(ctx.db, companyId),
  ])
  const shown = rows.slice(0, pageSize)
  return {
    rows: await Promise.all(shown.map((row) => present(ctx, row))),
    next: rows.length > pageSize ? formatCursor(shown.at(-1)) : null,
    open,
    can: { answer: can(ctx.viewer, 'application.judge', { companyId }) },
  }
}

/**
 * Answers a request with a message. `overturned` approves the stage; `confirmed` ends the trail.
 * @throws AppError `not-found`, `forbidden`, `nothing-to-review`, `application-changed`,
 *   `transition-not-allowed`.
 */
export async function answerReview(
  ctx: RecruiterContext,
  { id, stageId }: { id: string; stageId: string },
  { version, outcome, message }: BodyOf<typeof answerContract>,
): Promise<ActionResult> {
  const application = await findReadableApplication(ctx, id)
  if (!can(ctx.viewer, 'application.judge', application)) fail('forbidden')
  const stage = application.stages.find((one) => one.id === stageId) ?? fail('not-found')
  // `approveStage` and `notApprove` check the version under a lock.
  if (!stage.review || stage.review.answeredAt) fail('nothing-to-review')
  return presentActionResult(
    outcome === 'overturned'
      ? await approveStage(ctx, id, { version, stageId, message })
      : await notApprove(ctx, id, { version, message }),
  )
}

async function present(ctx: Context, row: ReviewRecord): Promise<ReviewRow> {
  const candidate = await presentCandidate(row, ctx.storage)
  return {
    applicationId: row.id,
    version: row.version,
    candidate,
    vacancy: { id: row.vacancy_id, slug: row.slug, roleName: row.role_name },
    stage: { id: row.stage_id, title: row.stage_title, kind: row.stage_kind },
    text: createMasker(row)(row.review_text),
    requestedAt: row.review_requested_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    overdue: row.review_answered_at === null && row.due_at < ctx.now(),
    rules: (row.results ?? []).filter((result) => result.rule.eliminatory && !result.met),
    score: row.score,
    answeredAt: row.review_answered_at?.toISOString() ?? null,
    outcome: row.review_outcome,
  }
}
