import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { instant, text, uuid } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'

/** Privacy requests of candidates, which Trilha's team answers (LGPD art. 18 to 20). */

/** Days in which a request must be answered (LGPD art. 19). */
export const requestDays = 15

/**
 * `access`: which data, why, and who received it; `correction`: data that the user cannot
 * change; `opposition`: objection to a use; `automated`: review of an automatic decision.
 */
export const requestKinds = ['access', 'correction', 'opposition', 'automated'] as const
export type PrivacyRequestKind = (typeof requestKinds)[number]

const privacyText = text(4000, 10, 'contact-short')

export const privacyRequest = z.object({
  id: uuid,
  kind: z.enum(requestKinds),
  text: z.string(),
  askedAt: instant,
  dueAt: instant,
  answeredAt: z.nullable(instant),
  answer: z.nullable(z.string()),
})
export type PrivacyRequest = z.output<typeof privacyRequest>

export const listOwnRequests = endpoint({
  id: 'privacy.requests',
  summary: 'Your requests about your data with their answers, newest first, at most fifty',
  method: 'GET',
  path: '/privacy/requests',
  who: ['candidate'],
  reply: z.object({ rows: z.array(privacyRequest) }),
})

export const askAboutData = endpoint({
  id: 'privacy.ask',
  summary:
    "Send a request about your data to Trilha's team, which answers in 15 days; only one open request per kind",
  method: 'POST',
  path: '/privacy/requests',
  who: ['candidate'],
  body: z.object({ kind: z.enum(requestKinds, { error: 'not-listed' }), text: privacyText }),
  reply: privacyRequest,
  status: 201,
  errors: ['request-open'],
})

export const adminRequest = z.extend(privacyRequest, {
  person: z.object({ id: uuid, name: z.string(), email: z.string() }),
  overdue: z.boolean(),
})
export type AdminPrivacyRequest = z.output<typeof adminRequest>

export const listRequests = endpoint({
  id: 'privacy.adminRequests',
  summary: 'Privacy requests: open ones by due date, answered ones newest first',
  method: 'GET',
  path: '/super-admin/privacy-requests',
  who: ['admin'],
  query: z.object({
    state: z._default(z.enum(['open', 'answered'], { error: 'not-listed' }), 'open'),
    ...pageQuery,
  }),
  reply: z.extend(paged(adminRequest), { overdue: z.int() }),
})

export const answerRequest = endpoint({
  id: 'privacy.answer',
  summary:
    'Answer a privacy request, which is possible only once; the person gets the answer on the site and by mail',
  method: 'POST',
  path: '/super-admin/privacy-requests/{id}/answer',
  who: ['admin'],
  freshProof: true,
  params: z.object({ id: uuid }),
  body: z.object({ answer: privacyText }),
  errors: ['conflict'],
})
