import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Sends the mail for a message of a company to a candidate. */
export const messageMailTask = {
  // Stored in the queue under this name since before the noun was called pipeline.
  name: 'desk.mailMessage',
  payload: z.object({ messageId: z.uuid() }),
} satisfies Task
