import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Sends the saved answers of a test when its time is over; added when the test starts. */
export const sendWhenOver = {
  name: 'assessments.sendWhenOver',
  payload: z.object({ applicationId: z.uuid(), stageId: z.uuid() }),
} satisfies Task
