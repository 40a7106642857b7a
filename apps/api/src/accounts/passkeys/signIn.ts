import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { SessionStart, TypeUser } from '@trilha/contracts/accounts/accounts'
import type * as contract from '@trilha/contracts/accounts/passkeys'
import { passkeyMinutes } from '@trilha/contracts/accounts/passkeys'
import { minuteMs } from '@trilha/contracts/shared/durations'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { openTicket, sealTicket } from '../../platform/secrets/tickets.ts'
import { lockSignIn } from '../secondStep/secondStep.store.ts'
import { readUser } from '../signIn/readUser.ts'
import { startSession } from '../signIn/sessions.ts'
import { recordUse, selectPublicKey } from './passkeys.store.ts'
import { handleOf, requireRelyingParty } from './relyingParty.ts'

/** The sign-in with a passkey. The device checks finger, face or PIN, so it is both steps. */

const purpose = 'passkey sign-in'
const lifeMs = passkeyMinutes * minuteMs
const ticketShape = z.object({ challenge: z.string(), at: z.coerce.date() })

/**
 * What a browser needs to sign in. It does not know yet whose account it will be.
 * @throws AppError `passkeys-unavailable`.
 */
export async function preparePasskeySignIn(
  ctx: Context,
): Promise<ReplyOf<typeof contract.preparePasskeySignIn>> {
  const { id: rpId } = requireRelyingParty(ctx.config)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return {
    ticket: sealTicket(ctx, purpose, { challenge, at: ctx.now().toISOString() }, lifeMs),
    options: { rpId, challenge, timeout: lifeMs, userVerification: 'required' },
  }
}

/**
 * Signs in with a passkey.
 * @throws AppError `passkey-expired` for a challenge that is too old or was signed before;
 * `passkey-unknown` for a wrong signature and for a passkey that opens no account of this kind;
 * `forbidden` for a suspended account; `passkeys-unavailable`.
 */
export async function signInWithPasskey(
  ctx: Context,
  typeUser: TypeUser,
  { ticket, passkey }: BodyOf<typeof contract.signInWithPasskey>,
): Promise<SessionStart> {
  const signed = openTicket(ctx, purpose, ticketShape, ticket) ?? fail('passkey-expired')
  const key = await selectPublicKey(ctx.db, passkey.id)
  if (!key || key.type_user !== typeUser) return fail('passkey-unknown')
  // WebAuthn Level 3, section 7.2, step 6: nobody was named before.
  if (passkey.response.userHandle !== handleOf(key.user_id)) fail('passkey-unknown')
  const counter = await verifyAuthentication(ctx, passkey, key, signed.challenge)
  const session = await inTransaction(ctx.db, async (tx) => {
    const account = (await lockSignIn(tx, key.user_id)) ?? fail('passkey-unknown')
    if (account.suspended_at) fail('forbidden')
    const use = { counter, challengedAt: signed.at, now: ctx.now() }
    if (!(await recordUse(tx, key.id, use))) fail('passkey-expired')
    return startSession(tx, key.user_id, ctx.now(), ctx)
  })
  return { ...session, user: await readUser(ctx, key.user_id) }
}

/** @returns the new number of signatures. */
async function verifyAuthentication(
  { config }: Context,
  passkey: BodyOf<typeof contract.signInWithPasskey>['passkey'],
  key: { public_key: Buffer; counter: number },
  expectedChallenge: string,
): Promise<number> {
  const rp = requireRelyingParty(config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...passkey,
        clientExtensionResults: {},
        response: {
          clientDataJSON: passkey.response.clientDataJSON,
          authenticatorData: passkey.response.authenticatorData,
          signature: passkey.response.signature,
        },
      },
      expectedChallenge,
      expectedOrigin: rp.origins,
      expectedRPID: rp.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(key.public_key),
        counter: key.counter,
      },
      requireUserVerification: true,
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // The library throws on every invalid response.
  }
  return fail('passkey-unknown')
}
