import type { Proof } from '@trilha/contracts/accounts/proof'
import type * as contract from '@trilha/contracts/accounts/secondStep'
import { minuteMs } from '@trilha/contracts/shared/durations'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { z } from 'zod'
import { audit } from '../../audit/audit.service.ts'
import type { AdminContext, SignedInContext } from '../../platform/context.ts'
import { inTransaction, type Handle } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { secondStepNeededFrom } from '../../platform/http/sessions.ts'
import { openTicket, sealTicket } from '../../platform/secrets/tickets.ts'
import { addSecondStepMail } from '../accounts.tasks.ts'
import { selectAdminUser } from '../admin/admin.store.ts'
import { deletePasskeys } from '../passkeys/passkeys.store.ts'
import { isStillProved, requireProof } from '../proof/requireProof.ts'
import { refreshUserSessions, revoke } from '../signIn/sessions.ts'
import { addressOfKey, createKey, sealKey, stepOfCode } from './authenticator.ts'
import { createRecoveryCodes, normalizeCode } from './recoveryCodes.ts'
import {
  countRecoveryCodes,
  deleteSecondStep,
  deleteTrustedDevices,
  putAuthenticator,
  replaceRecoveryCodes,
  selectAuthenticator,
  selectRuleFrom,
} from './secondStep.store.ts'

const adminType = 3

/** From when the viewer needs a second step; null: never. */
async function requiredFrom({ viewer, config }: SignedInContext, db: Handle): Promise<Date | null> {
  return secondStepNeededFrom(config, viewer.typeUser, await selectRuleFrom(db, viewer.userId))
}

/** True if the viewer can do nothing without a second step. @param from as `requiredFrom`. */
const isRequired = (ctx: SignedInContext, from: Date | null): boolean =>
  from !== null && from <= ctx.now()

/** State of the viewer's second step. */
export async function getSecondStep(ctx: SignedInContext): Promise<contract.SecondStep> {
  const { userId, typeUser } = ctx.viewer
  const app = await selectAuthenticator(ctx.db, userId)
  const from = await requiredFrom(ctx, ctx.db)
  return {
    authenticator: app
      ? { addedAt: app.added_at.toISOString(), usedAt: app.used_at.toISOString() }
      : null,
    recoveryCodesLeft: app ? await countRecoveryCodes(ctx.db, userId) : 0,
    isRequired: isRequired(ctx, from),
    requiredFrom: from && typeUser !== adminType ? dayInBrasilia(from) : null,
  }
}

const purpose = 'authenticator key'
const keyMs = 15 * minuteMs
const keyShape = z.object({
  userId: z.string(),
  key: z.string(),
  password: z.string(),
  addedAt: z.string().nullable(),
})

/**
 * A key for the viewer's authenticator app. Nothing is stored until a code confirms it.
 * @throws AppError `password-wrong`, `password-needed`, `too-many-requests`, and with the second
 * step on `second-step-wrong`, `recovery-code-wrong`, `invalid-request` without a code.
 */
export async function prepareAuthenticator(
  ctx: SignedInContext,
  proof: Proof,
): Promise<ReplyOf<typeof contract.prepareAuthenticator>> {
  const { email, ...proved } = await requireProof(ctx, proof)
  const key = createKey()
  const ticket = sealTicket(ctx, purpose, { ...proved, key }, keyMs)
  return { ticket, key, address: addressOfKey(key, email) }
}

/**
 * Turns the second step on with the first code of the app, or changes the app. Trusted devices are
 * asked again. A ticket works once, and only while password and app are those it was made for.
 * @returns new recovery codes, which are shown only now.
 * @throws AppError `authenticator-key-expired`, `second-step-wrong`, `too-many-requests`.
 */
export async function confirmAuthenticator(
  ctx: SignedInContext,
  { ticket, code }: { ticket: string; code: string },
): Promise<ReplyOf<typeof contract.confirmAuthenticator>> {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const prepared = openTicket(ctx, purpose, keyShape, ticket)
  if (prepared?.userId !== userId) fail('authenticator-key-expired')
  // The key is in the ticket, so nothing can be guessed here.
  const step = stepOfCode(prepared.key, normalizeCode(code), now) ?? fail('second-step-wrong')
  const { codes, salt, hashes } = await createRecoveryCodes()
  const sealedKey = sealKey(ctx.config, userId, prepared.key)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await isStillProved(tx, prepared))) fail('authenticator-key-expired')
    await putAuthenticator(tx, { userId, sealedKey, step, now })
    await replaceRecoveryCodes(tx, userId, { salt, hashes, now })
    await deleteTrustedDevices(tx, userId)
    if ((await requiredFrom(ctx, tx)) !== null) {
      // Also before that day: somebody with the password alone may have a session or a passkey that
      // only waits for this.
      await revoke(ctx, tx, userId, { except: ctx.viewer.sessionId })
      if (prepared.addedAt === null) await deletePasskeys(tx, userId)
    } else await refreshUserSessions(ctx, tx, userId)
    await addSecondStepMail(ctx, tx, userId, prepared.addedAt === null ? 'on' : 'appChanged')
  })
  return { recoveryCodes: codes }
}

/**
 * Turns the viewer's second step off.
 * @throws AppError as `prepareAuthenticator`, `conflict` when it is off, was changed meanwhile or is
 * required.
 */
export async function turnOffSecondStep(ctx: SignedInContext, proof: Proof): Promise<void> {
  if (isRequired(ctx, await requiredFrom(ctx, ctx.db))) fail('conflict')
  const proved = await requireProof(ctx, proof)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await isStillProved(tx, proved))) fail('conflict')
    if (!(await deleteSecondStep(tx, proved.userId))) fail('conflict')
    await refreshUserSessions(ctx, tx, proved.userId)
    await addSecondStepMail(ctx, tx, proved.userId, 'off')
  })
}

/**
 * New recovery codes for the viewer; the old ones become invalid, and trusted devices are asked
 * again.
 * @throws AppError as `turnOffSecondStep`.
 */
export async function renewRecoveryCodes(
  ctx: SignedInContext,
  proof: Proof,
): Promise<ReplyOf<typeof contract.renewRecoveryCodes>> {
  const proved = await requireProof(ctx, proof)
  if (proved.addedAt === null) fail('conflict')
  const { codes, salt, hashes } = await createRecoveryCodes()
  await inTransaction(ctx.db, async (tx) => {
    if (!(await isStillProved(tx, proved))) fail('conflict')
    await replaceRecoveryCodes(tx, proved.userId, { salt, hashes, now: ctx.now() })
    await deleteTrustedDevices(tx, proved.userId)
    await addSecondStepMail(ctx, tx, proved.userId, 'newCodes')
  })
  return { recoveryCodes: codes }
}

/**
 * Turns off the second step of somebody who lost phone and codes. Audited, and told by mail.
 * @throws AppError `not-found`, `conflict` when it is off, and for Trilha's own team, where only the
 * server's command line may do it: a stolen session must not open the accounts of colleagues.
 */
export async function turnOffSecondStepAsAdmin(
  ctx: AdminContext,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = (await selectAdminUser(tx, id, true)) ?? fail('not-found')
    if (row.type_user === adminType || !(await deleteSecondStep(tx, id))) fail('conflict')
    // They may be on the lost phone.
    await deletePasskeys(tx, id)
    await refreshUserSessions(ctx, tx, id)
    const change = { before: 'on', after: 'off' }
    await audit(ctx, tx, { action: 'user.secondStepOff', subjectUserId: id, change, reason })
    await addSecondStepMail(ctx, tx, id, 'offByTeam')
  })
}
