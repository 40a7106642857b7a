import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { publishImpact } from './analytics.impact.ts'

/** Every night: by what rates stages let people of different groups pass. */
export const publishImpactTask = {
  name: 'analytics.publishImpact',
  payload: z.object({}),
  schedule: '10 3 * * *',
  seconds: 3600,
  alone: true,
} satisfies Task

export const analyticsTasks: readonly Task[] = [publishImpactTask]

/** Says what runs the tasks of this noun. */
export function handleAnalyticsTasks(platform: Platform): void {
  platform.tasks.handle(publishImpactTask, () => publishImpact(platform))
}
