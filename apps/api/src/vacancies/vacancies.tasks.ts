import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { countDirectory } from './vacancies.directory.count.ts'
import { runTellExtended, tellExtended } from './vacancies.messages.ts'
import { closeEndedVacancies } from './vacancies.publish.ts'

/** Every ten minutes: vacancies past their last day take no more applications. */
export const closeEnded = {
  name: 'vacancies.close',
  payload: z.object({}),
  schedule: '*/10 * * * *',
} satisfies Task

/** Every hour: which cities and roles have a page of their own. */
export const countDirectoryTask = {
  name: 'vacancies.countDirectory',
  payload: z.object({}),
  schedule: '7 * * * *',
  alone: true,
} satisfies Task

export const vacancyTasks: readonly Task[] = [closeEnded, countDirectoryTask, tellExtended]

/** Says what runs the tasks of this noun. */
export function handleVacancyTasks(platform: Platform): void {
  platform.tasks.handle(closeEnded, async () => {
    const closed = await closeEndedVacancies(platform.db, platform.now())
    if (closed > 0) platform.log.info({ closed }, 'vacancies past their last day')
  })
  platform.tasks.handle(countDirectoryTask, () => countDirectory(platform))
  platform.tasks.handle(tellExtended, (payload) => runTellExtended(platform, payload))
}
