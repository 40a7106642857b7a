import { z } from 'zod'
import type { Task } from '../../platform/tasks/tasks.ts'

/** Converts a recording; each process converts only one at a time, because it takes long. */
export const processTask = {
  name: 'videos.process',
  payload: z.object({ videoId: z.uuid() }),
  seconds: 1800,
  alone: true,
} satisfies Task
