import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, uuid } from './fields.ts'

/** What somebody may do about their data (LGPD art. 18): see consents, take a copy, go away. */

const candidateOnly = ['candidate'] as const

/** The way of contact that a consent is about; `site` where it is about none. */
export const consentChannels = ['site', 'email', 'whatsapp'] as const
export type ConsentChannel = (typeof consentChannels)[number]

/** One consent, given once and perhaps taken back. */
export const consentRow = z.object({
  id: uuid,
  /** `terms`, `inclusion`, … ; screens name those they know. */
  topic: z.string(),
  channel: z.enum(consentChannels),
  version: z.string(),
  /** As it stood before the person's eyes; null where only its version is kept. */
  text: z.nullable(z.string()),
  givenAt: instant,
  revokedAt: z.nullable(instant),
})
export type ConsentRow = z.output<typeof consentRow>

export const listConsents = endpoint({
  id: 'privacy.listConsents',
  summary: 'What you agreed to, with its history, the newest first',
  method: 'GET',
  path: '/privacy/consents',
  who: candidateOnly,
  reply: z.object({ rows: z.array(consentRow) }),
})

/** How long a copy of the data can be fetched. */
export const exportDays = 7

export const exportStates = ['none', 'preparing', 'ready', 'failed'] as const

const exportReply = z.object({
  state: z.enum(exportStates),
  askedAt: z.nullable(instant),
  /** Until when it can be fetched; null unless it is ready. */
  expiresAt: z.nullable(instant),
  bytes: z.nullable(z.int()),
  /** A signed address that ends by itself within two hours; asking again gives a new one. */
  url: z.nullable(z.string()),
})
export type DataExport = z.output<typeof exportReply>

export const getExport = endpoint({
  id: 'privacy.getExport',
  summary: 'The last copy of your data, and where to fetch it',
  method: 'GET',
  path: '/privacy/export',
  who: candidateOnly,
  reply: exportReply,
})

export const askExport = endpoint({
  id: 'privacy.askExport',
  summary: 'Ask for a copy of everything held of you (ZIP); one at a time',
  method: 'POST',
  path: '/privacy/export',
  who: candidateOnly,
  status: 202,
  reply: exportReply,
})

/** How long somebody may change their mind about leaving. */
export const deletionDays = 7

export const askDeletion = endpoint({
  id: 'privacy.askDeletion',
  summary: 'Have your account deleted in seven days; every session ends now',
  method: 'POST',
  path: '/privacy/deletion',
  who: candidateOnly,
  /** The password is asked of everybody who has one. */
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(256, { error: 'too-long' }))),
  }),
  status: 202,
  reply: z.object({ deletionAt: instant }),
  errors: ['password-wrong'],
})

export const cancelDeletion = endpoint({
  id: 'privacy.cancelDeletion',
  summary: 'Stay after all',
  method: 'DELETE',
  path: '/privacy/deletion',
  who: candidateOnly,
})
