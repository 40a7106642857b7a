import * as z from 'zod/mini'
import { instant } from './fields.ts'

/** Why a message was given up before it was handed over. */
export const dropReasons = [
  'expired',
  'no-phone',
  'answered',
  'no-consent',
  'stopped',
  'unconfirmed',
  'window-closed',
] as const
export type DropReason = (typeof dropReasons)[number]

/** Why the service refused, by kind of its numbers. */
export const whatsAppProblems = [
  'token',
  'too-many',
  'field',
  'undeliverable',
  'person-stopped',
  'withheld',
  'window',
  'kind',
  'template-missing',
  'template-form',
  'template-paused',
  'payment',
  'account',
  'service',
  'other',
] as const
export type WhatsAppProblem = (typeof whatsAppProblems)[number]

/** How the channel does: numbers only, nobody's number or name. */
export const whatsAppHealth = z.object({
  /** The service itself; what stands in for it on the embedded default; or none. */
  mode: z.enum(['cloud', 'stand-in', 'off']),
  /** When the last signed webhook came, to the minute; null: none ever came. */
  webhookAt: z.nullable(instant),
  waiting: z.object({
    count: z.int(),
    /** Since when the oldest waits; by night they wait for the morning. */
    since: z.nullable(instant),
  }),
  /** Of the messages of the last seven days: each template, and null for free text. */
  templates: z.array(
    z.object({
      name: z.nullable(z.string()),
      /** Taken by the service, whatever came after. */
      sent: z.int(),
      failed: z.int(),
      /** The latest refusal, also of a message that is tried again. */
      lastError: z.nullable(z.object({ code: z.int(), problem: z.enum(whatsAppProblems) })),
    }),
  ),
  /** Of the last seven days; only reasons that there were. */
  dropped: z.array(z.object({ reason: z.enum(dropReasons), count: z.int() })),
})
export type WhatsAppHealth = z.output<typeof whatsAppHealth>
