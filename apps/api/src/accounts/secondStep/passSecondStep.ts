import type * as accounts from '@trilha/contracts/accounts/accounts'
import {
  trustedDays,
  type passSecondStep as endpoint,
  type SecondStepNeeded,
} from '@trilha/contracts/accounts/secondStep'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { dayMs, minuteMs } from '@trilha/contracts/shared/durations'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { inTransaction, isUniqueViolation, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { openTicket, sealTicket } from '../../platform/secrets/tickets.ts'
import { createToken, hashToken } from '../../platform/secrets/tokens.ts'
import { nameOf } from '../accounts.presenter.ts'
import { selectUser } from '../accounts.users.store.ts'
import { readUser } from '../signIn/readUser.ts'
import { startSession } from '../signIn/sessions.ts'
import { insertIdentity } from '../social/social.store.ts'
import { checkCode } from './checkCode.ts'
import {
  insertTrustedDevice,
  isTrustedDevice,
  lockSignIn,
  selectAuthenticator,
} from './secondStep.store.ts'

const purpose = 'first step'
const ticketMs = 10 * minuteMs
const firstStepShape = z.object({
  userId: z.string(),
  /** Digest of the password that the account had: with a new password the first step is void. */
  password: z.string(),
  /** Id at LinkedIn that is linked to the account at the sign-in. */
  linkedIn: z.string().nullable(),
})
type FirstStep = z.output<typeof firstStepShape>

/** Digest of the stored password, to notice that it has changed. */
export const passwordDigest = (passwordHash: string | null): string =>
  hashToken(passwordHash ?? '').toString('base64url')

/**
 * Signs in a user whose first step was right, or asks for the second.
 * @param first.passwordHash the stored password against which the first step was checked.
 * @param first.deviceToken token of a trusted device, which is not asked for the second step.
 * @param first.linkedIn id at LinkedIn to link to the account.
 * @throws AppError `second-step-needed`, with the fields of `secondStepNeeded`;
 * `invalid-credentials` when the password changed meanwhile; `forbidden` for a suspended account;
 * `conflict` when account or LinkedIn is already linked to another one.
 */
export async function signInOrAsk(
  ctx: Context,
  userId: string,
  first: { passwordHash: string | null; deviceToken?: string | undefined; linkedIn?: string },
): Promise<accounts.SessionStart> {
  const { deviceToken, linkedIn = null } = first
  const proof = { userId, password: passwordDigest(first.passwordHash), linkedIn }
  if (await isAsked(ctx, userId, deviceToken)) {
    const user = (await selectUser(ctx.db, userId)) ?? fail('invalid-credentials')
    const ticket = sealTicket(ctx, purpose, proof, ticketMs)
    const needed: SecondStepNeeded = { ticket, name: nameOf(user), email: user.email }
    fail('second-step-needed', { extra: needed })
  }
  const session = await inTransaction(ctx.db, async (tx) => {
    if (!(await isStillRight(tx, proof))) fail('invalid-credentials')
    return startOwnSession(ctx, tx, proof)
  })
  return { ...session, user: await readUser(ctx, userId) }
}

async function isAsked(
  ctx: Context,
  userId: string,
  deviceToken: string | undefined,
): Promise<boolean> {
  if (!(await selectAuthenticator(ctx.db, userId))) return false
  if (deviceToken === undefined) return true
  const device = { userId, tokenHash: hashToken(deviceToken), now: ctx.now() }
  return !(await isTrustedDevice(ctx.db, device))
}

/**
 * Locks the account. False when its password changed after the first step.
 * @throws AppError `forbidden` for a suspended account.
 */
async function isStillRight(tx: Tx, { userId, password }: FirstStep): Promise<boolean> {
  const account = await lockSignIn(tx, userId)
  if (account?.suspended_at) fail('forbidden')
  return account !== undefined && passwordDigest(account.password_hash) === password
}

async function startOwnSession(ctx: Context, tx: Tx, { userId, linkedIn }: FirstStep) {
  if (linkedIn !== null) await linkLinkedIn(ctx, tx, userId, linkedIn)
  return startSession(tx, userId, ctx.now(), ctx)
}

async function linkLinkedIn(ctx: Context, tx: Tx, userId: string, subject: string): Promise<void> {
  try {
    await insertIdentity(tx, { userId, provider: 'linkedin', subject, at: ctx.now() })
  } catch (error) {
    if (isUniqueViolation(error)) fail('conflict')
    throw error
  }
}

/**
 * Finishes a sign-in with the second step.
 * @throws AppError `second-step-expired` (start again with the first step), `second-step-wrong`,
 * `recovery-code-wrong`, `too-many-requests` after five wrong codes in 15 minutes, `forbidden` for
 * a suspended account, `conflict` as `signInOrAsk`.
 */
export async function passSecondStep(
  ctx: Context,
  { ticket, code, trustDevice }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const first = openTicket(ctx, purpose, firstStepShape, ticket) ?? fail('second-step-expired')
  const requireFirstStep = async (tx: Tx) => {
    if (!(await isStillRight(tx, first))) fail('second-step-expired')
  }
  // Before the code, so that an old ticket uses up no code, and again after it.
  await inTransaction(ctx.db, requireFirstStep)
  await checkCode(ctx, first.userId, code)
  const started = await inTransaction(ctx.db, async (tx) => {
    await requireFirstStep(tx)
    const deviceToken = trustDevice ? await trustThisDevice(ctx, tx, first.userId) : null
    return { ...(await startOwnSession(ctx, tx, first)), deviceToken }
  })
  return { ...started, user: await readUser(ctx, first.userId) }
}

async function trustThisDevice(ctx: Context, tx: Tx, userId: string): Promise<string> {
  const { token, hash: tokenHash } = createToken()
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + trustedDays * dayMs)
  await insertTrustedDevice(tx, { userId, tokenHash, now, expiresAt })
  return token
}
