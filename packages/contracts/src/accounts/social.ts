import * as z from 'zod/mini'
import { deviceToken, registerBody, sessionReply } from './accounts.ts'
import { endpoint } from '../shared/endpoint.ts'
import { passwordField } from '../shared/fields.ts'

/** Sign-in with a social network: LinkedIn, by OpenID Connect. */

/** OAuth redirect path (specification, section 2); must equal the one registered with LinkedIn. */
export const socialRedirect = '/auth/social?provider=linkedin'

export const startLinkedIn = endpoint({
  id: 'accounts.startLinkedIn',
  summary:
    'URL of the LinkedIn sign-in; a cookie ties the callback to this browser for ten minutes',
  method: 'GET',
  path: '/authentication/social/linkedin',
  who: ['anyone'],
  reply: z.object({ url: z.string() }),
  errors: ['social-unavailable', 'social-refused'],
})

/** What is still missing before a person who signed in with LinkedIn gets a session. */
export const socialNeeds = ['registration', 'password'] as const

export const socialReply = z.object({
  /** The new session; null if something else is needed first (`needed`). */
  session: z.nullable(sessionReply),
  needed: z.nullable(
    z.object({
      /** `registration`: no account yet; `password`: an account with this e-mail exists. */
      what: z.enum(socialNeeds),
      /** The encrypted LinkedIn identity, valid for 15 minutes; the next call must send it. */
      proof: z.string(),
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
  ),
})
export type SocialAnswer = z.output<typeof socialReply>

export const finishLinkedIn = endpoint({
  id: 'accounts.finishLinkedIn',
  summary: 'Complete a LinkedIn sign-in with the parameters of its callback',
  method: 'POST',
  path: '/authentication/social/linkedin',
  who: ['anyone'],
  body: z.object({
    code: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(2000)),
    state: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(500)),
    deviceToken,
  }),
  reply: socialReply,
  errors: ['social-unavailable', 'social-refused', 'second-step-needed'],
})

const proof = z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(4000))

export const linkLinkedIn = endpoint({
  id: 'accounts.linkLinkedIn',
  summary: 'Link a LinkedIn identity to the account, confirmed by the password',
  method: 'POST',
  path: '/authentication/social/linkedin/link',
  who: ['anyone'],
  body: z.object({ proof, password: passwordField, deviceToken }),
  reply: sessionReply,
  errors: ['proof-invalid', 'invalid-credentials', 'sign-in-by-mail', 'second-step-needed'],
})

/** A registration without a password; `user` contains the LinkedIn identity (`proof`). */
export const registerWithUserBody = z.extend(z.omit(registerBody, { password: true }), {
  user: z.object({ proof }),
})

export const registerWithUser = endpoint({
  id: 'accounts.registerWithUser',
  summary: 'Create a candidate account with a LinkedIn identity and sign in',
  method: 'POST',
  path: '/candidate/withUser',
  who: ['anyone'],
  body: registerWithUserBody,
  reply: sessionReply,
  errors: ['proof-invalid', 'email-taken', 'cpf-taken'],
  status: 201,
})
