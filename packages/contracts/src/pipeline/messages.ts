import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { idParams, instant, text, uuid } from '../shared/fields.ts'

/**
 * Messages between a company and a candidate, independent of the trail; both sides see the same
 * messages.
 */

export const messageReply = z.object({
  id: uuid,
  from: z.enum(['candidate', 'company']),
  /**
   * Name and role of the person of the company who wrote it, as they were then; null for the
   * candidate.
   */
  author: z.nullable(z.object({ name: z.string(), role: z.string() })),
  text: z.string(),
  at: instant,
  /** True if the other side has opened it. */
  read: z.boolean(),
})
export type Message = z.output<typeof messageReply>

/** A message as the candidate sees it. */
export const ownMessageReply = z.extend(messageReply, {
  /** When the company first opened a message of the candidate; null before that. */
  readAt: z.nullable(instant),
})
export type OwnMessage = z.output<typeof ownMessageReply>

const conversation = {
  params: idParams,
  /** `next` of the previous page. */
  query: z.object({ after: z.optional(uuid) }),
  reply: z.object({
    /** The newest first. */
    rows: z.array(messageReply),
    next: z.nullable(uuid),
    can: z.object({ write: z.boolean() }),
  }),
}

export const writeMessageBody = z.object({ text: text(2000, 1) })
const writing = {
  params: idParams,
  body: writeMessageBody,
  reply: messageReply,
  status: 201 as const,
  errors: ['transition-not-allowed' as const],
}

/** Maximum number of messages that a candidate can send before the company answers. */
export const maxUnanswered = 10
/** Maximum number of messages from a company to one person in 24 hours. */
export const maxMessagesPerDay = 20

export const listPipelineMessages = endpoint({
  id: 'pipeline.messages',
  summary: 'The conversation with a candidate; marks their messages as read',
  method: 'GET',
  path: '/company/applications/{id}/messages',
  who: ['recruiter'],
  ...conversation,
})

export const writePipelineMessage = endpoint({
  id: 'pipeline.writeMessage',
  summary: 'Send a message to a candidate, who is notified on the site and by mail',
  method: 'POST',
  path: '/company/applications/{id}/messages',
  who: ['recruiter'],
  ...writing,
})

export const listOwnMessages = endpoint({
  id: 'pipeline.ownMessages',
  summary: 'The conversation with the company of your application; marks its messages as read',
  method: 'GET',
  path: '/applications/{id}/messages',
  who: ['candidate'],
  ...conversation,
  reply: z.extend(conversation.reply, { rows: z.array(ownMessageReply) }),
})

export const writeOwnMessage = endpoint({
  id: 'pipeline.writeOwnMessage',
  summary: 'Send a message to the company of your application; its recruiters are notified',
  method: 'POST',
  path: '/applications/{id}/messages',
  who: ['candidate'],
  ...writing,
})
