import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { uuid } from '../shared/fields.ts'

/**
 * Consent text for WhatsApp, stored with each consent as proof. A changed text needs a new version.
 * Screens show its translation.
 */
export const whatsAppConsent = {
  version: '1',
  text: 'Ao ligar o WhatsApp, você concorda em receber da Trilha as mensagens que escolheu, no número do seu currículo, das 8h às 20h. Para parar, desligue aqui ou responda SAIR.',
} as const

/** Topics that can be sent by WhatsApp, each with a separate consent. */
export const whatsAppTopics = ['reminders', 'applications', 'searches'] as const
export type WhatsAppTopic = (typeof whatsAppTopics)[number]

export const channelsReply = z.object({
  email: z.string(),
  /** True if a mail to this address bounced: no more mail is then sent to it. */
  emailBouncing: z.boolean(),
  /** Phone number for WhatsApp; null when the profile has none. */
  phone: z.nullable(z.string()),
  /** Confirmation state of the phone number; null before a confirmation was requested. */
  number: z.nullable(z.enum(['asked', 'confirmed', 'refused'])),
  /** False when this installation has no WhatsApp. */
  whatsApp: z.boolean(),
})
export type Channels = z.output<typeof channelsReply>

export const getChannels = endpoint({
  id: 'notifications.channels',
  summary: 'Your delivery channels and their state',
  method: 'GET',
  path: '/candidate/{candidateId}/channels',
  who: ['candidate'],
  params: z.object({ candidateId: uuid }),
  reply: channelsReply,
})

const subscription = {
  // The token of an unsubscribe link. It gives access only to this subscription.
  params: z.object({ token: z.string().check(z.maxLength(300)) }),
  reply: z.object({
    topic: z.enum(['new-jobs', 'reminders', 'search']),
    /** Name of the saved search, for the topic `search`. */
    search: z.nullable(z.string()),
    subscribed: z.boolean(),
  }),
  who: ['anyone'] as const,
}
export type SubscriptionReply = z.output<typeof subscription.reply>

export const getSubscription = endpoint({
  id: 'notifications.subscription',
  summary: 'The subscription of an unsubscribe link',
  method: 'GET',
  path: '/subscriptions/{token}',
  ...subscription,
})

export const stopSubscription = endpoint({
  id: 'notifications.stopSubscription',
  summary: 'Unsubscribe from this kind of mail with one click (RFC 8058), without signing in',
  method: 'POST',
  path: '/subscriptions/{token}/stop',
  ...subscription,
})

export const resumeSubscription = endpoint({
  id: 'notifications.resumeSubscription',
  summary: 'Subscribe to this kind of mail again',
  method: 'POST',
  path: '/subscriptions/{token}/resume',
  ...subscription,
})
