import { currentStage, isFinal, toDo } from '@trilha/contracts/applications.states'
import type { Extension } from '@trilha/contracts/applications'
import { lockOwn } from '../applications/applications.own.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { insertExtension } from './assessments.extensions.store.ts'
import type { Place } from './assessments.own.ts'

/**
 * Asks the company for more time on the stage that the trail stands at, also past its deadline.
 * @throws AppError `not-found`; `stage-not-open` where nothing of the person's is due;
 *   `extension-pending` while an earlier request waits.
 */
export async function askExtension(ctx: Context, place: Place, reason: string): Promise<Extension> {
  const at = { applicationId: place.id, stageId: place.stageId }
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockOwn(ctx, tx, place.id)
    const stage = application.stages.find((s) => s.id === place.stageId) ?? fail('not-found')
    if (isFinal(application.state) || stage.id !== currentStage(application)?.id)
      fail('stage-not-open')
    // A stage without a deadline of the person's is one that the company conducts.
    if (![...toDo, 'expired'].includes(stage.state) || stage.due_at === null) fail('stage-not-open')
    const id = (await insertExtension(tx, at, reason, ctx.now())) ?? fail('extension-pending')
    return {
      id,
      reason,
      requestedAt: ctx.now().toISOString(),
      answeredAt: null,
      granted: null,
      days: null,
      word: '',
    }
  })
}
