import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { reportSignal as contract } from '@trilha/contracts/assessments/assessments'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockStage, type Place } from '../assessments.own.ts'
import { insertSignal } from '../assessments.write.store.ts'

/** Maximum of stored signals per stage, which limits the size of the table. */
const maxSignals = 200

/**
 * Records that the person left the page, returned or pasted while their test is in progress;
 * otherwise the signal is dropped. A late signal is no error, because the person sees no signals.
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
    const values = { signal, itemId: itemId ?? null, limit: maxSignals, now: ctx.now() }
    await insertSignal(tx, at, values)
  })
}
