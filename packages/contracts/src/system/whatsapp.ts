import * as z from 'zod/mini'
import { instant } from '../shared/fields.ts'

/** Why a message was dropped before it was handed to WhatsApp. */
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

/** Why WhatsApp refused, grouped from its error codes. */
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

/** Health of the channel: counts only, no phone numbers or names. */
export const whatsAppHealth = z.object({
  /**
   * `cloud`: the real service; `stand-in`: its replacement in the embedded default; `off`: none.
   */
  mode: z.enum(['cloud', 'stand-in', 'off']),
  /** Time of the last signed webhook, rounded to the minute; null: none so far. */
  webhookAt: z.nullable(instant),
  waiting: z.object({
    count: z.int(),
    /** Start of the wait of the oldest message; at night messages wait for the morning. */
    since: z.nullable(instant),
  }),
  /** Messages of the last seven days by template; null for free text. */
  templates: z.array(
    z.object({
      name: z.nullable(z.string()),
      /** Accepted by WhatsApp, whatever the later status. */
      sent: z.int(),
      failed: z.int(),
      /** The latest refusal, including messages that will be retried. */
      lastError: z.nullable(z.object({ code: z.int(), problem: z.enum(whatsAppProblems) })),
    }),
  ),
  /** In the last seven days; only reasons that occurred. */
  dropped: z.array(z.object({ reason: z.enum(dropReasons), count: z.int() })),
})
export type WhatsAppHealth = z.output<typeof whatsAppHealth>
