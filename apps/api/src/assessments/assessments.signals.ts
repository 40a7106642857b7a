import type { BodyOf } from '@trilha/contracts/endpoint'
import type { reportSignal as contract } from '@trilha/contracts/assessments'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { lockStage, type Place } from './assessments.own.ts'
import { insertSignal } from './assessments.write.store.ts'

/** Enough to tell "often"; more would only fill the table. */
const most = 200

/**
 * Notes that the person left or returned, or pasted, while a test of theirs is in progress; outside
 * of that nothing is kept. Never refused for coming late: nobody is told of a signal.
 * @throws AppError `not-found`, `stage-not-open` for a stage without questions.
 */
export async function reportSignal(
  ctx: CandidateContext,
  place: Place,
  { signal, itemId }: BodyOf<typeof contract>,
): Promise<void> {
  const at = { applicationId: place.id, stageId: place.stageId }
  await inTransaction(ctx.db, async (tx) => {
    const { stage } = await lockStage(ctx, tx, place, ['questions', 'custom'])
    if (stage.state !== 'in_progress') return
    await insertSignal(tx, at, { signal, itemId: itemId ?? null }, most, ctx.now())
  })
}
