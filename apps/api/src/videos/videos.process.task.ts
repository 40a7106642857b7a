import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Makes a recording playable; long work, one recording at a time in each process. */
export const processTask = {
  name: 'videos.process',
  payload: z.object({ videoId: z.uuid() }),
  seconds: 1800,
  alone: true,
} satisfies Task
