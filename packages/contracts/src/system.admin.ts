import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, uuid } from './fields.ts'
import { whatsAppHealth } from './system.whatsapp.ts'

const adminOnly = ['admin'] as const

const queueReply = z.object({
  /** `noun.verb` */
  name: z.string(),
  /** Due and not begun. */
  waiting: z.int(),
  /** For later. */
  scheduled: z.int(),
  active: z.int(),
  /** Since when the oldest that is due waits. */
  oldest: z.nullable(instant),
})

const deadLetter = z.object({
  id: uuid,
  /** The task that failed for good. */
  name: z.string(),
  at: instant,
  tries: z.int(),
})

export const readHealth = endpoint({
  id: 'system.health',
  summary: 'Background work by kind, what failed for good, and the channels',
  method: 'GET',
  path: '/super-admin/health',
  who: adminOnly,
  reply: z.object({
    queues: z.array(queueReply),
    /** The last hundred. */
    deadLetters: z.array(deadLetter),
    deadCount: z.int(),
    channels: z.object({
      /** `captured` on the embedded default: nothing leaves the machine. */
      mail: z.enum(['smtp', 'captured']),
      /** Messages in the last 24 hours, of every channel. */
      sentToday: z.int(),
      whatsApp: whatsAppHealth,
    }),
  }),
})

export const retryTask = endpoint({
  id: 'system.retry',
  summary: 'Give a task that failed for good another chance',
  method: 'POST',
  path: '/super-admin/deadLetters/{id}/retry',
  who: adminOnly,
  params: z.object({ id: uuid }),
})
