import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { emailField, instant, text, uuid } from './shared/fields.ts'

/** Subject of a message. */
export const contactSubjects = [
  'account',
  'vacancy',
  'answer',
  'privacy',
  'accessibility',
  'company',
  'other',
] as const
export type ContactSubject = (typeof contactSubjects)[number]

export const contactForm = endpoint({
  id: 'contact.form',
  summary: 'URL of the embedded contact form: the configured one or our own page',
  method: 'GET',
  path: '/contact',
  who: ['anyone'],
  reply: z.object({ url: z.string() }),
})

export const contactBody = z.object({
  /** Client-generated idempotency id: sending the same message again changes nothing. */
  id: uuid,
  name: text(120, 2, 'name-required'),
  email: emailField,
  subject: z.enum(contactSubjects, { error: 'not-listed' }),
  text: text(4000, 10, 'contact-short'),
})

export const sendMessage = endpoint({
  id: 'contact.send',
  summary: "Send a message to Trilha's team; the sender gets a confirmation by mail",
  method: 'POST',
  path: '/contact',
  who: ['anyone'],
  status: 201,
  body: contactBody,
  /** Reference number of the message, also in the confirmation mail. */
  reply: z.object({ number: z.string() }),
})

export const contactMessage = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  subject: z.enum(contactSubjects),
  text: z.string(),
  at: instant,
  /** When a team member marked it as answered. */
  answeredAt: z.nullable(instant),
})
export type ContactMessage = z.output<typeof contactMessage>

export const listMessages = endpoint({
  id: 'contact.list',
  summary: "Messages to Trilha's team, newest first",
  method: 'GET',
  path: '/contact/messages',
  who: ['admin'],
  query: z.object({
    /** Id of the last message of the previous page. */
    after: z.optional(uuid),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 30),
  }),
  reply: z.object({ rows: z.array(contactMessage), more: z.boolean() }),
})

export const markAnswered = endpoint({
  id: 'contact.answered',
  summary: 'Mark a message as answered; the team answers by mail, outside Trilha',
  method: 'POST',
  path: '/contact/messages/{id}/answered',
  who: ['admin'],
  params: z.object({ id: uuid }),
  errors: ['conflict'],
})
