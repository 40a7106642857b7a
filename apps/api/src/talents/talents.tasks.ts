import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { refreshTalents } from './talents.documents.ts'

/** Every night: rebuilds the documents with the word rules of the running version. */
export const refreshTask = {
  name: 'talents.refresh',
  payload: z.object({}),
  schedule: '30 6 * * *',
} satisfies Task

export const talentsTasks: readonly Task[] = [refreshTask]

/** Registers the handlers of the talent tasks. */
export function handleTalentsTasks(platform: Platform): void {
  platform.tasks.handle(refreshTask, async () => {
    const people = await refreshTalents(platform)
    platform.log.info({ people }, 'talent search documents refreshed')
  })
}
