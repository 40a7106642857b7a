import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Something is due: sends whatever is, of every company. */
export const deliverTask = {
  name: 'webhooks.deliver',
  payload: z.object({}),
  seconds: 300,
} satisfies Task

/** Every minute: what a crash left behind. */
export const wakeTask = {
  name: 'webhooks.wake',
  payload: z.object({}),
  schedule: '* * * * *',
  seconds: 300,
} satisfies Task

/** Every night: the log ends after 30 days. */
export const sweepTask = {
  name: 'webhooks.sweep',
  payload: z.object({}),
  schedule: '20 4 * * *',
} satisfies Task
