import { isFinal, toDo } from '@trilha/contracts/applications.states'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { selectOverdueStages } from './applications.store.ts'
import { carryOut, lock } from './applications.transition.ts'

const batch = 200

/**
 * Ends the stages whose deadline ran out; the candidate is told, and the company may still give
 * more time or let the person pass. Safe to run twice and beside another process.
 * @returns how many stages ended.
 */
export async function expireStages(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
): Promise<number> {
  for (let ended = 0; ;) {
    const overdue = await selectOverdueStages(platform.db, platform.now(), batch)
    let here = 0
    for (const { applicationId, stageId } of overdue)
      if (await expireStage(platform, applicationId, stageId)) here++
    ended += here
    // None of a full batch could end: somebody else is at work on them, or a later run is.
    if (overdue.length < batch || here === 0) return ended
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
    // While we waited for it, the person may have sent it, or got more time.
    const due = stage?.due_at && stage.due_at < platform.now()
    if (!due || !toDo.includes(stage.state) || isFinal(application.state)) return false
    const action = { name: 'expire_stage' as const, stageId }
    await carryOut(platform, tx, application, [{ action, actor: 'system', userId: null }])
    return true
  })
}
