import * as z from 'zod/mini'
import { anyAccount, candidateOnly, endpoint } from '../shared/endpoint.ts'
import { emailField, instant, passwordField, uuid } from '../shared/fields.ts'
import { languages } from '../shared/languages.ts'

/** "Minha conta": e-mail, sign-in methods, and the devices with an active session. */

export const settingsReply = z.object({
  email: z.string(),
  /** False for a candidate who has not used a link that was mailed to this address. */
  isEmailConfirmed: z.boolean(),
  /** New e-mail address that is not confirmed yet. */
  pendingEmail: z.nullable(z.object({ email: z.string(), expiresAt: instant })),
  /** False for an account whose user signs in only with LinkedIn. */
  hasPassword: z.boolean(),
  linkedIn: z.nullable(z.object({ linkedAt: instant })),
})
export type AccountSettings = z.output<typeof settingsReply>

export const getSettings = endpoint({
  id: 'accounts.getSettings',
  summary: "E-mail and sign-in methods of the user's account",
  method: 'GET',
  path: '/account',
  who: anyAccount,
  reply: settingsReply,
})

export const changeEmailBody = z.object({ newEmail: emailField, password: passwordField })

export const changeEmail = endpoint({
  id: 'accounts.changeEmail',
  summary: 'Request a change of e-mail; takes effect when the mailed link is used',
  method: 'POST',
  path: '/account/email',
  who: anyAccount,
  body: changeEmailBody,
  status: 202,
  reply: z.object({ email: z.string(), expiresAt: instant }),
  errors: ['password-wrong', 'password-needed', 'email-taken'],
})

export const cancelEmailChange = endpoint({
  id: 'accounts.cancelEmailChange',
  summary: 'Cancel a change of e-mail; the mailed link becomes invalid',
  method: 'DELETE',
  path: '/account/email',
  who: anyAccount,
})

export const requestConfirmation = endpoint({
  id: 'accounts.requestConfirmation',
  summary: "Mail a new link that confirms the user's unconfirmed e-mail",
  method: 'POST',
  path: '/account/email/confirmation',
  who: candidateOnly,
  status: 202,
  reply: z.object({
    email: z.string(),
    /** True if mails to the address bounced, so that none is sent. */
    isBouncing: z.boolean(),
  }),
  errors: ['conflict'],
})

export const confirmEmail = endpoint({
  id: 'accounts.confirmEmail',
  summary: "Confirm the user's e-mail, or their new one, with the mailed key",
  method: 'POST',
  path: '/user/confirmEmail',
  who: ['anyone'],
  body: z.object({
    key: z
      .string({ error: 'required' })
      .check(z.minLength(20, { error: 'invalid' }), z.maxLength(200)),
  }),
  reply: z.object({ email: z.string() }),
  errors: ['key-invalid', 'forbidden', 'email-taken'],
})

export const unlinkLinkedIn = endpoint({
  id: 'accounts.unlinkLinkedIn',
  summary: 'Unlink LinkedIn; refused while the account has no password',
  method: 'DELETE',
  path: '/account/linkedin',
  who: anyAccount,
  errors: ['password-needed'],
})

export const saveLanguage = endpoint({
  id: 'accounts.saveLanguage',
  summary: 'Save the chosen language for other devices',
  method: 'PUT',
  path: '/account/language',
  who: anyAccount,
  body: z.object({ language: z.enum(languages, { error: 'not-listed' }) }),
})

export const openSession = z.object({
  id: uuid,
  /** For example `Chrome`; null if the user agent does not name a known browser. */
  browser: z.nullable(z.string()),
  /** For example `Android`; null if unknown. */
  system: z.nullable(z.string()),
  startedAt: instant,
  /** Rounded to the minute. */
  usedAt: instant,
  /** The session that makes this request. */
  current: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>

export const listSessions = endpoint({
  id: 'accounts.listSessions',
  summary: "The user's sessions, most recently used first",
  method: 'GET',
  path: '/account/sessions',
  who: anyAccount,
  reply: z.object({ rows: z.array(openSession) }),
})

export const endSession = endpoint({
  id: 'accounts.endSession',
  summary: 'End one of your sessions',
  method: 'DELETE',
  path: '/account/sessions/{id}',
  who: anyAccount,
  params: z.object({ id: uuid }),
})

export const endOtherSessions = endpoint({
  id: 'accounts.endOtherSessions',
  summary: 'End all your other sessions',
  method: 'DELETE',
  path: '/account/sessions',
  who: anyAccount,
})
