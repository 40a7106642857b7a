import * as z from 'zod/mini'
import { anyAccount, endpoint } from '../shared/endpoint.ts'
import { passwordField } from '../shared/fields.ts'

/**
 * Proof that the owner of an account asks for something, and not somebody with the owner's open
 * session (docs/product/accounts.md#fresh-proof).
 */

/** Minutes after a sign-in or a proof in which `freshProof` endpoints ask for no other proof. */
export const freshProofMinutes = 15

/** The 6 digits that the app shows now, or a recovery code; spaces and hyphens do not matter. */
export const codeField = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(40, { error: 'too-long' }),
  )

/** The password, and with an authenticator app also a code. */
export const proofBody = z.object({ password: passwordField, code: z.optional(codeField) })
export type Proof = z.output<typeof proofBody>

export const proofErrors = [
  'password-wrong',
  'password-needed',
  'second-step-wrong',
  'recovery-code-wrong',
] as const

/** Extra field of the error `fresh-proof-needed`. */
export const freshProofNeeded = z.object({
  /** True: the proof needs a code too. */
  hasSecondStep: z.boolean(),
})
export type FreshProofNeeded = z.output<typeof freshProofNeeded>

export const giveProof = endpoint({
  id: 'accounts.giveProof',
  summary: 'Prove again who is signed in, before an action that needs a fresh proof',
  method: 'POST',
  path: '/account/proof',
  who: anyAccount,
  body: proofBody,
  errors: proofErrors,
})
