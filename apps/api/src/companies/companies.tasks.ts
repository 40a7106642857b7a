import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { countRecords } from './companies.record.ts'

/** Every night: how each company answers people. */
export const countRecordsTask = {
  name: 'companies.countRecords',
  payload: z.object({}),
  schedule: '40 2 * * *',
  seconds: 3600,
  alone: true,
} satisfies Task

export const companiesTasks: readonly Task[] = [countRecordsTask]

/** Says what runs the tasks of this noun. */
export function handleCompaniesTasks(platform: Platform): void {
  platform.tasks.handle(countRecordsTask, () => countRecords(platform))
}
