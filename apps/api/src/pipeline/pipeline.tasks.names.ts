import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Sends the mail for a message of a company to a candidate. */
export const messageMailTask = {
  // The pipeline was called desk before; tasks that are already in the queue have this name.
  name: 'desk.mailMessage',
  payload: z.object({ messageId: z.uuid() }),
} satisfies Task
