import { isFinal, toDo } from '@trilha/contracts/applications/states'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { selectOverdueStages } from '../applications.store.ts'
import { carryOut, lock } from '../applications.transition.ts'

const batchSize = 200

/**
 * Expires the stages whose deadline has passed and notifies the candidates. The company may still
 * give more time or approve the stage. Safe to run twice and in several processes at once.
 * @returns how many stages expired.
 */
export async function expireStages(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
): Promise<number> {
  for (let expired = 0; ;) {
    const overdue = await selectOverdueStages(platform.db, platform.now(), batchSize)
    let expiredInBatch = 0
    for (const { applicationId, stageId } of overdue)
      if (await expireStage(platform, applicationId, stageId)) expiredInBatch++
    expired += expiredInBatch
    // Nothing expired in a full batch: another process handles these rows, so stop here.
    if (overdue.length < batchSize || expiredInBatch === 0) return expired
  }
}

async function expireStage(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
  applicationId: string,
  stageId: string,
): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const application = await lock(tx, applicationId)
    const stage = application.stages.find((s) => s.id === stageId)
    // During the wait for the lock the candidate may have sent the stage or got more time.
    const isOverdue = stage?.due_at && stage.due_at < platform.now()
    if (!isOverdue || !toDo.includes(stage.state) || isFinal(application.state)) return false
    const action = { name: 'expire_stage' as const, stageId }
    await carryOut(platform, tx, application, {
      steps: [{ action, actor: 'system', userId: null }],
    })
    return true
  })
}
