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

/** Why WhatsApp refused a message; each value groups several error codes of WhatsApp. */
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
   * `cloud`: the real service; `stand-in`: its local replacement in the default installation;
   * `off`: none.
   */
  mode: z.enum(['cloud', 'stand-in', 'off']),
  /**
   * Time of the last webhook with a valid signature, rounded to the minute; null if there was none.
   */
  webhookAt: z.nullable(instant),
  waiting: z.object({
    count: z.int(),
    /** When the oldest waiting message was created. At night, messages wait for the morning. */
    since: z.nullable(instant),
  }),
  /** Messages of the last seven days by template; `name` is null for free text. */
  templates: z.array(
    z.object({
      name: z.nullable(z.string()),
      /**
       * Number of messages that WhatsApp accepted, including those that it later could not deliver.
       */
      sent: z.int(),
      failed: z.int(),
      /** The latest refusal, even if the message will be retried. */
      lastError: z.nullable(z.object({ code: z.int(), problem: z.enum(whatsAppProblems) })),
    }),
  ),
  /** Dropped messages of the last seven days, by reason; reasons without messages are absent. */
  dropped: z.array(z.object({ reason: z.enum(dropReasons), count: z.int() })),
})
export type WhatsAppHealth = z.output<typeof whatsAppHealth>
