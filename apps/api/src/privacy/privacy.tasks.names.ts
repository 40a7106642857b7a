import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** The tasks of privacy; their handlers are in `privacy.tasks.ts`. */

export const exportTask = {
  name: 'privacy.export',
  payload: z.object({ exportId: z.uuid() }),
  seconds: 900,
  alone: true,
} satisfies Task

export const exportReadyTask = {
  name: 'privacy.exportReady',
  payload: z.object({ exportId: z.uuid(), userId: z.uuid(), expiresAt: z.iso.datetime() }),
} satisfies Task

export const deletionAskedTask = {
  name: 'privacy.deletionAsked',
  payload: z.object({ userId: z.uuid(), askedAt: z.iso.datetime() }),
} satisfies Task

export const deleteTask = {
  name: 'privacy.delete',
  payload: z.object({ userId: z.uuid(), askedAt: z.iso.datetime() }),
  retries: 10,
} satisfies Task

export const removeFilesTask = {
  name: 'privacy.removeFiles',
  payload: z.object({ files: z.array(z.string()) }),
  retries: 10,
} satisfies Task

export const requestAnsweredTask = {
  name: 'privacy.requestAnswered',
  payload: z.object({ requestId: z.uuid(), userId: z.uuid() }),
} satisfies Task

export const sweepTask = {
  name: 'privacy.sweep',
  payload: z.object({}),
  schedule: '50 3 * * *',
} satisfies Task
