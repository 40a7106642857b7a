import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { reportSignal as contract } from '@trilha/contracts/assessments/assessments'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockStage, type Place } from '../../applications/answering/lockStage.ts'
import { insertSignal } from '../assessments.write.store.ts'

/** Maximum number of stored signals per stage, to limit the size of the table. */
const maxSignals = 200

/**
 * Records that the candidate left the page, returned or pasted something. If the test is not in
 * progress, the signal is dropped without an error.
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
