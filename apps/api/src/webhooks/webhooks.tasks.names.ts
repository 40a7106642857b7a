import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Sends all due deliveries, of every company. */
export const deliverTask = {
  name: 'webhooks.deliver',
  payload: z.object({}),
  seconds: 300,
} satisfies Task

/** Every minute: releases stuck events and sends deliveries that a crash left behind. */
export const wakeTask = {
  name: 'webhooks.wake',
  payload: z.object({}),
  schedule: '* * * * *',
  seconds: 300,
} satisfies Task

/** Every night: deletes log entries older than 30 days. */
export const sweepTask = {
  name: 'webhooks.sweep',
  payload: z.object({}),
  schedule: '20 4 * * *',
} satisfies Task
