import * as z from 'zod/mini'
import { sessionReply, typeUsers } from './accounts.ts'
import { anyAccount, endpoint } from '../shared/endpoint.ts'
import { idParams, instant, text, uuid } from '../shared/fields.ts'

/**
 * Passkeys (docs/product/accounts.md#passkeys): a sign-in with the finger, the face or the PIN of a
 * device. The shapes are those of WebAuthn Level 3, section 5.1, in JSON.
 */

/** Passkeys of one account. */
export const maxPasskeys = 10

/** Minutes in which the browser must answer. */
export const passkeyMinutes = 5

const ticket = z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(2000))

/** Bytes in base64url. */
const bytes = z
  .string({ error: 'required' })
  .check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(20_000, { error: 'too-long' }),
    z.regex(/^[\w-]+$/, { error: 'invalid' }),
  )

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key', { error: 'invalid' }) }

/** How a browser reaches the device of a passkey, such as `internal` or `hybrid`. */
const transports = z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))

/** The browser's answer when it created a passkey. */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(transports),
  }),
})

/** The browser's answer at a sign-in: a signature of the passkey. */
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** Whose account the device says it opens. */
    userHandle: bytes,
  }),
})

export const passkeyReply = z.object({
  id: uuid,
  /** The name that the user gave; null until then. */
  name: z.nullable(z.string()),
  /** Browser and system on which it was created; null if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: instant,
  /** Null while it was never used. */
  usedAt: z.nullable(instant),
})
export type Passkey = z.output<typeof passkeyReply>

export const listPasskeys = endpoint({
  id: 'accounts.passkeys',
  summary: "Passkeys of the user's account, the newest first",
  method: 'GET',
  path: '/account/passkeys',
  who: anyAccount,
  reply: z.object({
    rows: z.array(passkeyReply),
    /** False where the installation has no domain name: passkeys belong to one. */
    isAvailable: z.boolean(),
  }),
})

export const preparePasskey = endpoint({
  id: 'accounts.preparePasskey',
  summary: 'What the browser needs to create a passkey; nothing is stored',
  method: 'POST',
  path: '/account/passkeys/options',
  who: anyAccount,
  freshProof: true,
  reply: z.object({
    /** Sent back with the passkey. */
    ticket: z.string(),
    options: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
      /** Milliseconds. */
      timeout: z.int(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(
        z.object({ id: z.string(), type: z.literal('public-key'), transports }),
      ),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.boolean(),
        userVerification: z.literal('required'),
      }),
    }),
  }),
  errors: ['passkeys-unavailable', 'passkeys-full'],
})

export const addPasskey = endpoint({
  id: 'accounts.addPasskey',
  summary: 'Add the passkey that the browser created; notifies the owner by mail',
  method: 'POST',
  path: '/account/passkeys',
  who: anyAccount,
  freshProof: true,
  body: z.object({ ticket, passkey: registrationResponse }),
  reply: passkeyReply,
  status: 201,
  errors: ['passkey-expired', 'passkey-wrong', 'passkeys-full', 'passkeys-unavailable', 'conflict'],
})

export const renamePasskey = endpoint({
  id: 'accounts.renamePasskey',
  summary: 'Name one of your passkeys',
  method: 'PUT',
  path: '/account/passkeys/{id}',
  who: anyAccount,
  params: idParams,
  body: z.object({ name: text(60, 1) }),
})

export const removePasskey = endpoint({
  id: 'accounts.removePasskey',
  summary: 'Remove one of your passkeys; notifies the owner by mail',
  method: 'DELETE',
  path: '/account/passkeys/{id}',
  who: anyAccount,
  freshProof: true,
  params: idParams,
})

export const preparePasskeySignIn = endpoint({
  id: 'accounts.preparePasskeySignIn',
  summary: 'What the browser needs to sign in with a passkey',
  method: 'POST',
  path: '/authentication/passkey/options',
  who: ['anyone'],
  reply: z.object({
    ticket: z.string(),
    options: z.object({
      rpId: z.string(),
      challenge: z.string(),
      /** Milliseconds. */
      timeout: z.int(),
      userVerification: z.literal('required'),
    }),
  }),
  errors: ['passkeys-unavailable'],
})

export const signInWithPasskey = endpoint({
  id: 'accounts.signInWithPasskey',
  summary: 'Sign in with a passkey, which is both steps',
  method: 'POST',
  path: '/authentication/passkey',
  who: ['anyone'],
  query: z.object({ typeUser: z._default(z.literal(typeUsers), 1) }),
  body: z.object({ ticket, passkey: authenticationResponse }),
  reply: sessionReply,
  errors: ['passkey-expired', 'passkey-unknown', 'passkeys-unavailable'],
})
