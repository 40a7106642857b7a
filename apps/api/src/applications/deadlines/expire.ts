import { isFinal, toDo } from '@trilha/contracts/applications/states'
import { inBatches } from '../../platform/concurrency/batches.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { selectOverdueStages } from '../applications.store.ts'
import { applyTransition, requireLockedApplication } from '../applications.transition.ts'

const batchSize = 200

/**
 * Expires the stages whose deadline has passed and notifies the candidates. The company can still
 * give more time or approve such a stage. Safe to run twice and in several processes at once.
 * @returns how many stages expired.
 */
export async function expireStages(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
): Promise<number> {
  return inBatches({
    select: () => selectOverdueStages(platform.db, platform.now(), batchSize),
    size: batchSize,
    handle: ({ applicationId, stageId }) => expireStage(platform, applicationId, stageId),
  })
}

async function expireStage(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
  applicationId: string,
  stageId: string,
): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const application = await requireLockedApplication(tx, applicationId)
    const stage = application.stages.find((s) => s.id === stageId)
    // During the wait for the lock, the candidate may have sent the stage or got more time.
    const isOverdue = stage?.due_at && stage.due_at < platform.now()
    if (!isOverdue || !toDo.includes(stage.state) || isFinal(application.state)) return false
    const action = { name: 'expire_stage' as const, stageId }
    await applyTransition(platform, tx, application, {
      steps: [{ action, actor: 'system', userId: null }],
    })
    return true
  })
}
