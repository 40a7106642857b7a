import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Added when a test starts: sends the saved answers when the time of the test is over. */
export const sendWhenOver = {
  name: 'assessments.sendWhenOver',
  payload: z.object({ applicationId: z.uuid(), stageId: z.uuid() }),
} satisfies Task
