import { mayAskReview } from '@trilha/contracts/applications/states'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { notifyRecruiters } from '../company/recruiters.ts'
import { lockOwnApplication } from '../applications.acts.ts'
import { publishToCompany, type LockedApplication, type TrailStage } from '../applications.store.ts'
import { writeReviewRequest } from './words.store.ts'

/** True if the candidate may request a review of this stage now. */
export function canRequestReview(
  application: Pick<LockedApplication, 'state'>,
  stage: Pick<TrailStage, 'state' | 'decided_by'> & { review_requested_at: Date | string | null },
): boolean {
  return mayAskReview(application, {
    state: stage.state,
    decidedByRule: stage.decided_by === 'rule',
    reviewRequested: stage.review_requested_at !== null,
  })
}

/**
 * Requests that a person of the company reviews an automatic decision (LGPD art. 20). The company
 * sees the request on its pipeline and then overturns or confirms the decision.
 * @throws AppError `not-found`, `nothing-to-review`.
 */
export async function requestReview(
  ctx: CandidateContext,
  at: { id: string; stageId: string },
  text: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwnApplication(ctx, tx, at.id)
    const stage = application.stages.find((s) => s.id === at.stageId) ?? fail('not-found')
    if (!canRequestReview(application, stage)) fail('nothing-to-review')
    await writeReviewRequest(tx, { applicationId: at.id, stageId: at.stageId }, text, ctx.now())
    const event = { kind: 'review' as const, id: `${at.id}:${at.stageId}`, at: ctx.now() }
    await notifyRecruiters(tx, application, event)
    await publishToCompany(tx, application)
  })
}
