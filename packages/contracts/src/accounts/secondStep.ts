import * as z from 'zod/mini'
import { sessionReply } from './accounts.ts'
import { codeField, proofBody, proofErrors } from './proof.ts'
import { adminOnly, anyAccount, endpoint } from '../shared/endpoint.ts'
import { day, idParams, instant, text } from '../shared/fields.ts'

/**
 * The second step of a sign-in (docs/product/accounts.md#second-step): a code of an authenticator
 * app, or a recovery code when the phone is not at hand.
 */

/** Recovery codes of one set; a new set makes the old codes invalid. */
export const recoveryCodeCount = 10

/** Days for which a trusted device is not asked for the second step. */
export const trustedDays = 30

const ticket = z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(2000))

/** Extra fields of the error `second-step-needed`. */
export const secondStepNeeded = z.object({
  /** Proof of the first step, valid for ten minutes; the next call must send it. */
  ticket: z.string(),
  name: z.string(),
  email: z.string(),
})
export type SecondStepNeeded = z.output<typeof secondStepNeeded>

export const passSecondStep = endpoint({
  id: 'accounts.passSecondStep',
  summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
  method: 'POST',
  path: '/authentication/secondStep',
  who: ['anyone'],
  body: z.object({
    ticket,
    code: codeField,
    /** True: this device is not asked for the second step for 30 days. */
    trustDevice: z._default(z.boolean(), false),
  }),
  reply: z.extend(sessionReply, {
    /** Sent with later sign-ins on this device; null when it should not be trusted. */
    deviceToken: z.nullable(z.string()),
  }),
  errors: ['second-step-expired', 'second-step-wrong', 'recovery-code-wrong'],
})

export const secondStepReply = z.object({
  /** The authenticator app; null without one: then the second step is off. */
  authenticator: z.nullable(z.object({ addedAt: instant, usedAt: instant })),
  /** Recovery codes that are not used yet, 0 to 10. */
  recoveryCodesLeft: z.int(),
  /** True: without a second step the account can do nothing else, so it can't be turned off. */
  isRequired: z.boolean(),
  /** First day, in Brasília, on which the user's company asks for it; null without such a rule. */
  requiredFrom: z.nullable(day),
})
export type SecondStep = z.output<typeof secondStepReply>

export const getSecondStep = endpoint({
  id: 'accounts.getSecondStep',
  summary: "State of the second step of the user's account",
  method: 'GET',
  path: '/account/secondStep',
  who: anyAccount,
  reply: secondStepReply,
})

export const prepareAuthenticator = endpoint({
  id: 'accounts.prepareAuthenticator',
  summary: 'A new key for an authenticator app; nothing changes until a code confirms it',
  method: 'POST',
  path: '/account/secondStep/authenticator',
  who: anyAccount,
  body: proofBody,
  reply: z.object({
    /** The encrypted key, valid for 15 minutes; the confirmation must send it. */
    ticket: z.string(),
    /** The key in base 32, for people who type it into the app. */
    key: z.string(),
    /** `otpauth:` address, shown as a QR code. */
    address: z.string(),
  }),
  errors: proofErrors,
})

/** The codes that are shown once, `XXXX-XXXX-XXXX-XXXX`. */
const codesReply = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmAuthenticator = endpoint({
  id: 'accounts.confirmAuthenticator',
  summary: 'Turn the second step on, or change the app, with the first code that the app shows',
  method: 'PUT',
  path: '/account/secondStep/authenticator',
  who: anyAccount,
  body: z.object({ ticket, code: codeField }),
  reply: codesReply,
  errors: ['authenticator-key-expired', 'second-step-wrong'],
})

export const turnOffSecondStep = endpoint({
  id: 'accounts.turnOffSecondStep',
  summary: 'Turn the second step off; recovery codes and trusted devices become invalid',
  method: 'POST',
  path: '/account/secondStep/off',
  who: anyAccount,
  body: proofBody,
  errors: [...proofErrors, 'conflict'],
})

export const renewRecoveryCodes = endpoint({
  id: 'accounts.renewRecoveryCodes',
  summary: 'A new set of recovery codes; the old ones become invalid',
  method: 'POST',
  path: '/account/secondStep/recoveryCodes',
  who: anyAccount,
  body: proofBody,
  reply: codesReply,
  errors: [...proofErrors, 'conflict'],
})

export const turnOffSecondStepAsAdmin = endpoint({
  id: 'accounts.adminTurnOffSecondStep',
  summary:
    'Turn off the second step of somebody who lost phone and codes; audited and told by mail',
  method: 'POST',
  path: '/super-admin/users/{id}/secondStep/off',
  who: adminOnly,
  freshProof: true,
  params: idParams,
  body: z.object({ reason: text(300, 10, 'reason-required') }),
  errors: ['conflict'],
})
