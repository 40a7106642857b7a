import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { publishImpact } from './analytics.impact.ts'

/** Publishes the pass rates of different groups at each stage, every night (adverse impact). */
export const publishImpactTask = {
  name: 'analytics.publishImpact',
  payload: z.object({}),
  schedule: '10 3 * * *',
  seconds: 3600,
  alone: true,
} satisfies Task

export const analyticsTasks: readonly Task[] = [publishImpactTask]

/** Registers the handlers of the analytics tasks. */
export function handleAnalyticsTasks(platform: Platform): void {
  platform.tasks.handle(publishImpactTask, () => publishImpact(platform))
}
