import { currentStage, isFinal, toDo } from '@trilha/contracts/applications.states'
import type { Extension } from '@trilha/contracts/applications'
import type { answerExtension as contract } from '@trilha/contracts/assessments.desk'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { lockForCompany } from '../applications/applications.judge.ts'
import { lockOwn } from '../applications/applications.own.ts'
import { sayToCompany } from '../applications/applications.service.ts'
import { carryOut, checkVersion, tellOf } from '../applications/applications.transition.ts'
import { tellAnswerers } from '../desk/desk.told.ts'
import type { CandidateContext, RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import {
  insertExtension,
  selectOpenExtension,
  writeExtensionAnswer,
} from './assessments.extensions.store.ts'
import type { Place } from './assessments.own.ts'

/**
 * Asks the company for more time on the stage that the trail stands at, also past its deadline.
 * @throws AppError `not-found`; `stage-not-open` where nothing of the person's is due;
 *   `extension-pending` while an earlier request waits.
 */
export async function askExtension(
  ctx: CandidateContext,
  place: Place,
  reason: string,
): Promise<Extension> {
  const at = { applicationId: place.id, stageId: place.stageId }
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockOwn(ctx, tx, place.id)
    const stage = application.stages.find((s) => s.id === place.stageId) ?? fail('not-found')
    if (isFinal(application.state) || stage.id !== currentStage(application)?.id)
      fail('stage-not-open')
    // A stage without a deadline of the person's is one that the company conducts.
    if (![...toDo, 'expired'].includes(stage.state) || stage.due_at === null) fail('stage-not-open')
    const id = (await insertExtension(tx, at, reason, now)) ?? fail('extension-pending')
    await tellAnswerers(tx, application, { kind: 'extension', id, at: now })
    await sayToCompany(tx, application)
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
 * Answers a request for more time: granted, the stage is extended to the end of a day (never earlier
 * than it was due); a clock that runs in a started test is another matter and goes on.
 * @throws AppError `not-found`, also for another company's; `forbidden` for who may only read;
 *   `application-changed`, `no-extension-asked`, `transition-not-allowed`.
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
    const asked = (await selectOpenExtension(tx, at)) ?? fail('no-extension-asked')
    const { granted, word } = body
    const days = body.granted ? body.days : null
    await writeExtensionAnswer(tx, asked.id, { granted, days, word, userId }, ctx.now())
    if (days === null) return tellOf(ctx, tx, application, stage.id, 'extension-declined')
    const action = { name: 'extend_stage' as const, stageId: stage.id }
    await carryOut(ctx, tx, application, [{ action, actor: 'company', userId }], { days })
  })
}
