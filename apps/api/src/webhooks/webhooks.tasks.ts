import { dayMs } from '@trilha/contracts/shared/durations'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { deliverDue } from './webhooks.deliver.ts'
import { deleteOld, releaseStuck } from './webhooks.deliveries.store.ts'
import { deliverTask, sweepTask, wakeTask } from './webhooks.tasks.names.ts'

const retentionMs = 30 * dayMs

export const webhooksTasks: readonly Task[] = [deliverTask, wakeTask, sweepTask]

/** Registers the task handlers of webhooks. */
export function handleWebhooksTasks(platform: Platform): void {
  platform.tasks.handle(deliverTask, () => deliverDue(platform))
  platform.tasks.handle(wakeTask, async () => {
    await releaseStuck(platform.db, platform.now())
    await deliverDue(platform)
  })
  platform.tasks.handle(sweepTask, () =>
    deleteOld(platform.db, new Date(platform.now().getTime() - retentionMs)),
  )
}
