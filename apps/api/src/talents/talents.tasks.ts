import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { refreshTalents } from './talents.documents.ts'

/** Every night: documents in step with the words' rules of the running version. */
export const refreshTask = {
  name: 'talents.refresh',
  payload: z.object({}),
  schedule: '30 6 * * *',
} satisfies Task

export const talentsTasks: readonly Task[] = [refreshTask]

/** Says what runs the tasks of this noun. */
export function handleTalentsTasks(platform: Platform): void {
  platform.tasks.handle(refreshTask, async () => {
    platform.log.info({ people: await refreshTalents(platform) }, 'talent search is in step')
  })
}
