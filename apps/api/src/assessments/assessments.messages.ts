import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Sends a test whose time is over with what was saved; added when it starts. */
export const sendWhenOver = {
  name: 'assessments.sendWhenOver',
  payload: z.object({ applicationId: z.uuid(), stageId: z.uuid() }),
} satisfies Task
