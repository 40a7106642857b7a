import * as z from 'zod/mini'
import { hasContacts } from './shared/contacts.ts'
import { endpoint } from './shared/endpoint.ts'
import { day, instant, text, uuid, vacancyId } from './shared/fields.ts'
import { paged, pageQuery } from './shared/paging.ts'
import { vacancyStates } from './vacancies/enums.ts'

/**
 * Companies invite people to a vacancy: earlier applicants, or people of the talent search
 * (docs/product/notifications.md).
 */

export const invitationReply = z.object({
  id: uuid,
  company: z.string(),
  /** For blocking the company (`talents.block`). */
  companyId: uuid,
  recruiter: z.object({ name: z.string(), role: z.string() }),
  /** The recruiter's message; empty when there is none. */
  message: z.string(),
  createdAt: instant,
  accepted: z.nullable(z.boolean()),
})
export type Invitation = z.output<typeof invitationReply>

export const getInvitation = endpoint({
  id: 'invitations.get',
  summary: 'Your invitation to a vacancy',
  method: 'GET',
  path: '/selectiveProcess/{id}/invitation',
  who: ['candidate'],
  params: z.object({ id: vacancyId }),
  reply: invitationReply,
})

const openInvitation = z.object({
  id: uuid,
  vacancyId,
  roleName: z.string(),
  company: z.string(),
  /** Last day of applications. */
  closesOn: day,
})
export type OpenInvitation = z.output<typeof openInvitation>

export const listOpenInvitations = endpoint({
  id: 'invitations.listOpen',
  summary: 'Your unanswered invitations, earliest closing date first',
  method: 'GET',
  path: '/invitations',
  who: ['candidate'],
  reply: z.object({ rows: z.array(openInvitation) }),
})

export const acceptInvitation = endpoint({
  id: 'invitations.accept',
  summary: 'Accept an invitation: applies to its vacancy',
  method: 'POST',
  path: '/invitations/{id}/accept',
  who: ['candidate'],
  params: z.object({ id: uuid }),
  reply: z.object({ vacancyId }),
  errors: ['invitation-answered', 'vacancy-not-open', 'too-young'],
})

export const declineInvitationBody = z.object({ reason: z.optional(text(500)) })

export const declineInvitation = endpoint({
  id: 'invitations.decline',
  summary: 'Decline an invitation, with an optional reason',
  method: 'POST',
  path: '/invitations/{id}/decline',
  who: ['candidate'],
  params: z.object({ id: uuid }),
  body: declineInvitationBody,
  errors: ['invitation-answered'],
})

/** Minimum length in characters of an invitation message to a person of the talent search. */
export const minInvitationLength = 20

/**
 * The invited person, as either `applicationId` or `talentId`, and the message, which must not
 * contain contact details.
 */
export const inviteBody = z
  .object({
    /** Any application of the person to this company. */
    applicationId: z.optional(uuid),
    /** From the talent search; a message is then required. */
    talentId: z.optional(uuid),
    message: z.optional(text(1000)),
  })
  .check(
    z.refine((body) => (body.applicationId === undefined) !== (body.talentId === undefined), {
      path: ['applicationId'],
      error: 'required',
    }),
    z.refine((body) => !body.talentId || (body.message ?? '').length >= minInvitationLength, {
      path: ['message'],
      error: 'invitation-short',
    }),
    z.refine((body) => !hasContacts(body.message ?? ''), {
      path: ['message'],
      error: 'contacts-in-text',
    }),
  )

/** Number of days for which a company cannot invite a person who declined its invitation. */
export const reinviteWaitDays = 30

/** Maximum number of invitations from a company in 24 hours. */
export const maxInvitationsPerDay = 50

export const invite = endpoint({
  id: 'invitations.create',
  summary:
    'Invite a person to a vacancy: an applicant of another vacancy of the company, or a person of the talent search',
  method: 'POST',
  path: '/company/vacancies/{id}/invitations',
  who: ['recruiter'],
  params: z.object({ id: vacancyId }),
  body: inviteBody,
  reply: z.object({ id: uuid }),
  status: 201,
  errors: [
    'vacancy-not-open',
    'already-invited',
    'person-applied',
    'no-invitations-now',
    'company-not-verified',
    'invitation-limit',
  ],
})

/** `closed`: not answered before the vacancy closed. */
export const invitationStates = ['sent', 'accepted', 'declined', 'closed'] as const

export const sentInvitation = z.object({
  id: uuid,
  /**
   * First name, or the full name if the person applied. Null if the person left the talent search,
   * or is hidden from the viewer in a blind vacancy.
   */
  name: z.nullable(z.string()),
  vacancy: z.object({ id: vacancyId, slug: z.string(), roleName: z.string() }),
  /** State of the vacancy. */
  vacancyState: z.enum(vacancyStates),
  state: z.enum(invitationStates),
  by: z.string(),
  message: z.string(),
  createdAt: instant,
  answeredAt: z.nullable(instant),
  /** Application that followed the invitation; null when the name is hidden. */
  applicationId: z.nullable(uuid),
})
export type SentInvitation = z.output<typeof sentInvitation>

export const listSentInvitations = endpoint({
  id: 'invitations.listSent',
  summary: "The company's sent invitations, newest first",
  method: 'GET',
  path: '/company/invitations',
  who: ['recruiter'],
  query: z.object({
    state: z.optional(z.enum(invitationStates, { error: 'not-listed' })),
    ...pageQuery,
  }),
  reply: z.extend(paged(sentInvitation), {
    /** Remaining invitations in the current 24 hours. */
    left: z.int(),
  }),
})
