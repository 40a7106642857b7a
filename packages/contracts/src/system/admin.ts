import * as z from 'zod/mini'
import { adminOnly, endpoint } from '../shared/endpoint.ts'
import { instant, uuid } from '../shared/fields.ts'
import { whatsAppHealth } from './whatsapp.ts'

const queueReply = z.object({
  /** Name of the task, as `noun.verb`. */
  name: z.string(),
  /** Tasks that are due but have not started. */
  waiting: z.int(),
  /** Tasks that are scheduled for later. */
  scheduled: z.int(),
  active: z.int(),
  /** Due time of the oldest waiting task. */
  oldest: z.nullable(instant),
})

const deadLetter = z.object({
  id: uuid,
  /** Name of the task that failed permanently. */
  name: z.string(),
  at: instant,
  tries: z.int(),
})

export const readHealth = endpoint({
  id: 'system.health',
  summary: 'Background tasks by kind, permanently failed tasks, and delivery channels',
  method: 'GET',
  path: '/super-admin/health',
  who: adminOnly,
  reply: z.object({
    queues: z.array(queueReply),
    /** The last hundred permanently failed tasks. */
    deadLetters: z.array(deadLetter),
    deadCount: z.int(),
    channels: z.object({
      /** `captured`: the default installation, which stores mail locally and never sends it. */
      mail: z.enum(['smtp', 'captured']),
      /** Messages sent in the last 24 hours, all channels. */
      sentToday: z.int(),
      whatsApp: whatsAppHealth,
    }),
  }),
})

export const retryTask = endpoint({
  id: 'system.retry',
  summary: 'Retry a permanently failed task',
  method: 'POST',
  path: '/super-admin/deadLetters/{id}/retry',
  who: adminOnly,
  params: z.object({ id: uuid }),
})
