import type * as contract from '@trilha/contracts/accounts/secondStep'
import { minuteMs } from '@trilha/contracts/shared/durations'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { z } from 'zod'
import { audit } from '../../audit/audit.service.ts'
import type { AdminContext, SignedInContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { openTicket, sealTicket } from '../../platform/secrets/tickets.ts'
import { addSecondStepMail } from '../accounts.tasks.ts'
import { selectUser, type UserRow } from '../accounts.users.store.ts'
import { selectAdminUser } from '../admin/admin.store.ts'
import { guardPassword, resetPasswordAttempts } from '../signIn/guards.ts'
import { verifyPassword } from '../password/passwords.ts'
import { addressOfKey, createKey, sealKey, stepOfCode } from './authenticator.ts'
import { checkCode } from './checkCode.ts'
import { createRecoveryCodes, normalizeCode } from './recoveryCodes.ts'
import {
  countRecoveryCodes,
  deleteSecondStep,
  deleteTrustedDevices,
  putAuthenticator,
  replaceRecoveryCodes,
  selectAuthenticator,
} from './secondStep.store.ts'

/** State of the viewer's second step. */
export async function getSecondStep(ctx: SignedInContext): Promise<contract.SecondStep> {
  const { userId } = ctx.viewer
  const app = await selectAuthenticator(ctx.db, userId)
  return {
    authenticator: app
      ? { addedAt: app.added_at.toISOString(), usedAt: app.used_at.toISOString() }
      : null,
    recoveryCodesLeft: app ? await countRecoveryCodes(ctx.db, userId) : 0,
  }
}

/**
 * Checks that the account's owner asks for the change, and not somebody with the owner's open
 * session: the password, and with an app also a code (ASVS 5.0, 7.5.1).
 */
async function requireProof(
  ctx: SignedInContext,
  { password, code }: contract.Proof,
): Promise<{ user: UserRow; isOn: boolean }> {
  const { userId } = ctx.viewer
  const user = (await selectUser(ctx.db, userId)) ?? fail('session-ended')
  if (user.password_hash === null) fail('password-needed')
  await guardPassword(ctx, userId)
  if (!(await verifyPassword(user.password_hash, password))) fail('password-wrong')
  await resetPasswordAttempts(ctx, userId)
  const isOn = (await selectAuthenticator(ctx.db, userId)) !== undefined
  if (isOn) await checkCode(ctx, userId, code ?? failField('code', 'required'))
  return { user, isOn }
}

const purpose = 'authenticator key'
const keyMs = 15 * minuteMs
const keyShape = z.object({ userId: z.string(), key: z.string() })

/**
 * A key for the viewer's authenticator app. Nothing is stored until a code confirms it.
 * @throws AppError `password-wrong`, `password-needed`, `too-many-requests`, and with the second
 * step on `second-step-wrong`, `recovery-code-wrong`, `invalid-request` without a code.
 */
export async function prepareAuthenticator(
  ctx: SignedInContext,
  proof: contract.Proof,
): Promise<ReplyOf<typeof contract.prepareAuthenticator>> {
  const { user } = await requireProof(ctx, proof)
  const key = createKey()
  const ticket = sealTicket(ctx, purpose, { userId: user.id, key }, keyMs)
  return { ticket, key, address: addressOfKey(key, user.email) }
}

/**
 * Turns the second step on with the first code of the app, or changes the app. Trusted devices are
 * asked again.
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
  await ctx.limits.guard('secondStep', userId)
  const step = stepOfCode(prepared.key, normalizeCode(code), now) ?? fail('second-step-wrong')
  await ctx.limits.forgive('secondStep', userId)
  const { codes, salt, hashes } = await createRecoveryCodes()
  const sealedKey = sealKey(ctx.config, userId, prepared.key)
  await inTransaction(ctx.db, async (tx) => {
    await putAuthenticator(tx, { userId, sealedKey, step, now })
    await replaceRecoveryCodes(tx, userId, { salt, hashes, now })
    await deleteTrustedDevices(tx, userId)
    await addSecondStepMail(ctx, tx, userId, 'on')
  })
  return { recoveryCodes: codes }
}

/**
 * Turns the viewer's second step off.
 * @throws AppError as `prepareAuthenticator`, `conflict` when it is off.
 */
export async function turnOffSecondStep(
  ctx: SignedInContext,
  proof: contract.Proof,
): Promise<void> {
  const { user } = await requireProof(ctx, proof)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteSecondStep(tx, user.id))) fail('conflict')
    await addSecondStepMail(ctx, tx, user.id, 'off')
  })
}

/**
 * New recovery codes for the viewer; the old ones become invalid.
 * @throws AppError as `prepareAuthenticator`, `conflict` when the second step is off.
 */
export async function renewRecoveryCodes(
  ctx: SignedInContext,
  proof: contract.Proof,
): Promise<ReplyOf<typeof contract.renewRecoveryCodes>> {
  const { user, isOn } = await requireProof(ctx, proof)
  if (!isOn) fail('conflict')
  const { codes, salt, hashes } = await createRecoveryCodes()
  await inTransaction(ctx.db, async (tx) => {
    await replaceRecoveryCodes(tx, user.id, { salt, hashes, now: ctx.now() })
    await addSecondStepMail(ctx, tx, user.id, 'newCodes')
  })
  return { recoveryCodes: codes }
}

/**
 * Turns off the second step of somebody who lost phone and codes. Audited, and told by mail.
 * @throws AppError `not-found`, `conflict` for the viewer's own account or when it is off.
 */
export async function turnOffSecondStepAsAdmin(
  ctx: AdminContext,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await selectAdminUser(tx, id, true))) fail('not-found')
    if (id === ctx.viewer.userId || !(await deleteSecondStep(tx, id))) fail('conflict')
    const change = { before: 'on', after: 'off' }
    await audit(ctx, tx, { action: 'user.secondStepOff', subjectUserId: id, change, reason })
    await addSecondStepMail(ctx, tx, id, 'offByTeam')
  })
}
