import * as z from 'zod/mini'
import { adminOnly, endpoint } from './shared/endpoint.ts'
import { instant, text, uuid } from './shared/fields.ts'
import { states } from './vacancies/enums.ts'

export const audiences = ['candidates', 'recruiters'] as const

const segment = {
  audience: z.enum(audiences, { error: 'not-listed' }),
  /**
   * Restricts the recipients to candidates who live in these states, or to companies with published
   * vacancies there. Empty: everybody.
   */
  states: z.array(z.enum(states, { error: 'not-listed' })).check(z.maxLength(27)),
}

export const announcementBody = z.object({
  /** Client-generated idempotency id: sending the same announcement again changes nothing. */
  id: uuid,
  /** Text in the list of notifications. With two or more sentences, the first one is the title. */
  message: text(500, 5, 'too-short'),
  /** Body of the popup; sanitised by the server. */
  html: text(20_000, 1),
  ...segment,
})

export const previewAnnouncement = endpoint({
  id: 'announcements.preview',
  summary: 'Preview of an announcement and the number of recipients; nothing is sent',
  method: 'POST',
  path: '/super-admin/announcements/preview',
  who: adminOnly,
  body: z.object({ html: text(20_000), ...segment }),
  reply: z.object({ html: z.string(), recipients: z.int() }),
})

export const sendAnnouncement = endpoint({
  id: 'announcements.send',
  summary: 'Send an announcement to a segment of people (notification type 6)',
  method: 'POST',
  path: '/super-admin/announcements',
  who: adminOnly,
  freshProof: true,
  body: announcementBody,
  status: 202,
})

export const announcementReply = z.object({
  id: uuid,
  message: z.string(),
  html: z.string(),
  audience: z.enum(audiences),
  states: z.array(z.string()),
  createdAt: instant,
  /** Null while it is still being delivered. */
  sentAt: z.nullable(instant),
  recipients: z.nullable(z.int()),
})

export const listAnnouncements = endpoint({
  id: 'announcements.list',
  summary: 'The last hundred announcements, newest first',
  method: 'GET',
  path: '/super-admin/announcements',
  who: adminOnly,
  reply: z.object({ rows: z.array(announcementReply) }),
})
