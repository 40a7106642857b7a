import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type * as contract from '@trilha/contracts/accounts/passkeys'
import { maxPasskeys, passkeyMinutes } from '@trilha/contracts/accounts/passkeys'
import { minuteMs } from '@trilha/contracts/shared/durations'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { z } from 'zod'
import type { SignedInContext } from '../../platform/context.ts'
import { inTransaction, isUniqueViolation } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { openTicket, sealTicket } from '../../platform/secrets/tickets.ts'
import { findSessionEnd } from '../accounts.store.ts'
import { nameOf } from '../accounts.presenter.ts'
import { addSecondStepMail } from '../accounts.tasks.ts'
import { selectUser } from '../accounts.users.store.ts'
import { lockSignIn } from '../secondStep/secondStep.store.ts'
import { deviceOf } from '../signIn/devices.ts'
import {
  deletePasskey,
  insertPasskey,
  selectPasskeys,
  updateName,
  type PasskeyRow,
} from './passkeys.store.ts'
import { handleOf, relyingParty, requireRelyingParty } from './relyingParty.ts'

/** The passkeys of an account (docs/product/accounts.md#passkeys). */

const purpose = 'passkey creation'
const lifeMs = passkeyMinutes * minuteMs
/** Signature algorithms; every device supports at least one: EdDSA, ES256, RS256 (IANA COSE). */
const algorithms = [-8, -7, -257]
const ticketShape = z.object({ userId: z.string(), challenge: z.string() })

/** Passkeys of the viewer. */
export async function listPasskeys(
  ctx: SignedInContext,
): Promise<ReplyOf<typeof contract.listPasskeys>> {
  const rows = await selectPasskeys(ctx.db, ctx.viewer.userId)
  return { rows: rows.map(present), isAvailable: relyingParty(ctx.config) !== null }
}

/**
 * What the viewer's browser needs to create a passkey. Nothing is stored.
 * @throws AppError `passkeys-unavailable`, `passkeys-full`.
 */
export async function preparePasskey(
  ctx: SignedInContext,
): Promise<ReplyOf<typeof contract.preparePasskey>> {
  const { userId } = ctx.viewer
  const rp = requireRelyingParty(ctx.config)
  const user = (await selectUser(ctx.db, userId)) ?? fail('session-ended')
  const existing = await selectPasskeys(ctx.db, userId)
  if (existing.length >= maxPasskeys) fail('passkeys-full')
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userName: user.email,
    supportedAlgorithmIDs: algorithms,
  })
  return {
    ticket: sealTicket(ctx, purpose, { userId, challenge }, lifeMs),
    options: {
      rp: { id: rp.id, name: rp.name },
      user: { id: handleOf(userId), name: user.email, displayName: nameOf(user) },
      challenge,
      pubKeyCredParams,
      timeout: lifeMs,
      attestation: 'none',
      excludeCredentials: existing.map((row) => ({
        id: row.credential_id,
        type: 'public-key',
        transports: row.transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  }
}

/**
 * Adds a passkey that the viewer's browser created.
 * @throws AppError `passkey-expired`, `passkey-wrong`, `passkeys-full`,
 * `passkeys-unavailable`; `session-ended`; `conflict` when it belongs to an account already.
 */
export async function addPasskey(
  ctx: SignedInContext,
  { ticket, passkey }: BodyOf<typeof contract.addPasskey>,
): Promise<contract.Passkey> {
  const { userId } = ctx.viewer
  const prepared = openTicket(ctx, purpose, ticketShape, ticket)
  if (prepared?.userId !== userId) fail('passkey-expired')
  const credential = await verifyRegistration(ctx, passkey, prepared.challenge)
  const row = {
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    ...deviceOf(ctx.agent),
    now: ctx.now(),
  }
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await lockSignIn(tx, userId)
      // A new password, which removes passkeys, may have ended the session meanwhile.
      if (!(await findSessionEnd(tx, ctx.viewer.sessionId))) fail('session-ended')
      if ((await selectPasskeys(tx, userId)).length >= maxPasskeys) fail('passkeys-full')
      await addSecondStepMail(ctx, tx, userId, 'passkeyAdded')
      return present(await insertPasskey(tx, row))
    })
  } catch (error) {
    if (isUniqueViolation(error)) fail('conflict')
    throw error
  }
}

async function verifyRegistration(
  { config }: SignedInContext,
  passkey: BodyOf<typeof contract.addPasskey>['passkey'],
  expectedChallenge: string,
) {
  const rp = requireRelyingParty(config)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...passkey,
        clientExtensionResults: {},
        response: {
          clientDataJSON: passkey.response.clientDataJSON,
          attestationObject: passkey.response.attestationObject,
        },
      },
      expectedChallenge,
      expectedOrigin: rp.origins,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (verified) return registrationInfo.credential
  } catch {
    // The library throws on every invalid response.
  }
  return fail('passkey-wrong')
}

/** Names a passkey of the viewer. @throws AppError `not-found`. */
export async function renamePasskey(ctx: SignedInContext, id: string, name: string): Promise<void> {
  const isOwn = await updateName(ctx.db, { id, userId: ctx.viewer.userId, name })
  if (!isOwn) fail('not-found')
}

/** Removes a passkey of the viewer. @throws AppError `not-found`. */
export async function removePasskey(ctx: SignedInContext, id: string): Promise<void> {
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deletePasskey(tx, id, userId))) fail('not-found')
    await addSecondStepMail(ctx, tx, userId, 'passkeyRemoved')
  })
}

const present = (row: PasskeyRow): contract.Passkey => ({
  id: row.id,
  name: row.name,
  browser: row.browser,
  system: row.system,
  createdAt: row.created_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
})
