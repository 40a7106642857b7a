import * as z from 'zod/mini'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { instant, uuid } from '../shared/fields.ts'

/**
 * Data rights of the user (LGPD art. 18): list the consents, export the data, delete the account.
 */

/** Channel that a consent is for; `site` if it is not for messages. */
export const consentChannels = ['site', 'email', 'whatsapp'] as const
export type ConsentChannel = (typeof consentChannels)[number]

/** One consent, with the time of its withdrawal if it was withdrawn. */
export const consentRow = z.object({
  id: uuid,
  /** For example `terms` or `inclusion`. Screens have names for the known topics. */
  topic: z.string(),
  channel: z.enum(consentChannels),
  version: z.string(),
  /** The text that the user accepted; null if only its version was stored. */
  text: z.nullable(z.string()),
  givenAt: instant,
  revokedAt: z.nullable(instant),
})
export type ConsentRow = z.output<typeof consentRow>

export const listConsents = endpoint({
  id: 'privacy.listConsents',
  summary: 'Your consents with their history, newest first',
  method: 'GET',
  path: '/privacy/consents',
  who: candidateOnly,
  reply: z.object({ rows: z.array(consentRow) }),
})

/** Days for which an export can be downloaded. */
export const exportDays = 7

export const exportStates = ['none', 'preparing', 'ready', 'failed'] as const

const exportReply = z.object({
  state: z.enum(exportStates),
  askedAt: z.nullable(instant),
  /** End of the download time; null while the export is not ready. */
  expiresAt: z.nullable(instant),
  bytes: z.nullable(z.int()),
  /** Signed URL, valid for at most two hours; request again for a new one. */
  url: z.nullable(z.string()),
})
export type DataExport = z.output<typeof exportReply>

export const getExport = endpoint({
  id: 'privacy.getExport',
  summary: 'The latest export of your data and its download URL',
  method: 'GET',
  path: '/privacy/export',
  who: candidateOnly,
  reply: exportReply,
})

export const askExport = endpoint({
  id: 'privacy.askExport',
  summary: 'Request an export of all your data (ZIP); one at a time',
  method: 'POST',
  path: '/privacy/export',
  who: candidateOnly,
  status: 202,
  reply: exportReply,
})

/** Days between the request and the deletion of an account, in which the user can cancel it. */
export const deletionDays = 7

export const askDeletion = endpoint({
  id: 'privacy.askDeletion',
  summary: 'Request the deletion of your account in seven days; ends all sessions',
  method: 'POST',
  path: '/privacy/deletion',
  who: candidateOnly,
  /** Required for every account that has a password. */
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(256, { error: 'too-long' }))),
  }),
  status: 202,
  reply: z.object({ deletionAt: instant }),
  errors: ['password-wrong'],
})

export const cancelDeletion = endpoint({
  id: 'privacy.cancelDeletion',
  summary: 'Cancel the deletion of your account',
  method: 'DELETE',
  path: '/privacy/deletion',
  who: candidateOnly,
})
