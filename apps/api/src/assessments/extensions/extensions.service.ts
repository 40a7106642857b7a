import { currentStage, mayAskExtension } from '@trilha/contracts/applications/states'
import type { Extension } from '@trilha/contracts/applications/applications'
import type { answerExtension as contract } from '@trilha/contracts/assessments/pipeline'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { lockForCompany } from '../../applications/judging/judge.ts'
import { lockOwnApplication } from '../../applications/applications.acts.ts'
import { publishToCompany } from '../../applications/applications.service.ts'
import {
  applyTransition,
  checkVersion,
  queueStageMessage,
} from '../../applications/applications.transition.ts'
import { notifyRecruiters } from '../../applications/company/recruiters.ts'
import type { CandidateContext, RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import {
  insertExtension,
  selectPendingExtension,
  writeExtensionAnswer,
} from './extensions.store.ts'
import type { Place } from '../../applications/answering/lockStage.ts'

/**
 * Asks the company for more time for the current stage, also after its deadline.
 * @throws AppError `not-found`; `stage-not-open` if the candidate has nothing to do in the stage or
 *   if it has no deadline; `extension-pending` while an earlier request is not answered.
 */
export async function askExtension(
  ctx: CandidateContext,
  place: Place,
  reason: string,
): Promise<Extension> {
  const at = { applicationId: place.id, stageId: place.stageId }
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockOwnApplication(ctx, tx, place.id)
    const stage = application.stages.find((s) => s.id === place.stageId) ?? fail('not-found')
    const isCurrent = stage.id === currentStage(application)?.id
    const hasDeadline = stage.due_at !== null
    if (!isCurrent || !mayAskExtension(application, { state: stage.state, hasDeadline }))
      fail('stage-not-open')
    const id = (await insertExtension(tx, at, reason, now)) ?? fail('extension-pending')
    await notifyRecruiters(tx, application, { kind: 'extension', id, at: now })
    await publishToCompany(tx, application)
    return {
      id,
      reason,
      requestedAt: now.toISOString(),
      answeredAt: null,
      granted: null,
      days: null,
      word: '',
    }
  })
}

/**
 * Answers a request for more time. If granted, the deadline moves to the end of a day and never
 * becomes earlier; the time limit of a started test does not change.
 * @throws AppError `not-found`, also for another company's application; `forbidden` for roles that
 *   may only read; `application-changed`, `no-extension-asked`, `transition-not-allowed`.
 */
export async function answerExtension(
  ctx: RecruiterContext,
  place: Place,
  body: BodyOf<typeof contract>,
): Promise<void> {
  const { userId } = ctx.viewer
  const at = { applicationId: place.id, stageId: place.stageId }
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockForCompany(ctx, tx, place.id)
    const stage = application.stages.find((s) => s.id === place.stageId) ?? fail('not-found')
    checkVersion(application, body.version)
    const pending = (await selectPendingExtension(tx, at)) ?? fail('no-extension-asked')
    const { granted, word } = body
    const days = body.granted ? body.days : null
    await writeExtensionAnswer(tx, pending.id, { granted, days, word, userId }, ctx.now())
    const { id: stageId } = stage
    if (days === null)
      return queueStageMessage(ctx, tx, application, { stageId, message: 'extension-declined' })
    const action = { name: 'extend_stage' as const, stageId }
    await applyTransition(ctx, tx, application, {
      steps: [{ action, actor: 'company', userId }],
      days,
    })
  })
}
