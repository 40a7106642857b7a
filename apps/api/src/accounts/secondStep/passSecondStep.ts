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
import { isUniqueViolation } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { openTicket, sealTicket } from '../../platform/secrets/tickets.ts'
import { createToken, hashToken } from '../../platform/secrets/tokens.ts'
import { nameOf } from '../accounts.presenter.ts'
import { selectUser, type UserRow } from '../accounts.users.store.ts'
import { readUser } from '../signIn/readUser.ts'
import { startSession } from '../signIn/sessions.ts'
import { insertIdentity } from '../social/social.store.ts'
import { checkCode } from './checkCode.ts'
import { insertTrustedDevice, isTrustedDevice, selectAuthenticator } from './secondStep.store.ts'

const purpose = 'first step'
const ticketMs = 10 * minuteMs
const ticketShape = z.object({
  userId: z.string(),
  password: z.string(),
  /** Id at LinkedIn that is linked to the account once the second step was right. */
  linkedIn: z.string().nullable(),
})

/** How the first step was passed. */
type FirstStep = {
  /** Token of a trusted device, which is not asked for the second step. */
  deviceToken?: string | undefined
  /** Id at LinkedIn to link to the account. */
  linkedIn?: string
}

/**
 * Signs in a user whose first step was right, or asks for the second.
 * @throws AppError `second-step-needed`, with the fields of `secondStepNeeded`; `conflict` when
 * either side is already linked to another account.
 */
export async function signInOrAsk(
  ctx: Context,
  userId: string,
  { deviceToken, linkedIn }: FirstStep,
): Promise<accounts.SessionStart> {
  if (await isAsked(ctx, userId, deviceToken)) {
    const user = (await selectUser(ctx.db, userId)) ?? fail('invalid-credentials')
    const proof = { userId, password: digestOf(user), linkedIn: linkedIn ?? null }
    const ticket = sealTicket(ctx, purpose, proof, ticketMs)
    const needed: SecondStepNeeded = { ticket, name: nameOf(user), email: user.email }
    fail('second-step-needed', { extra: needed })
  }
  return signIn(ctx, userId, linkedIn ?? null)
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

/** Part of a ticket, so that a new password makes open tickets invalid. */
const digestOf = ({ password_hash: hash }: UserRow): string =>
  hashToken(hash ?? '').toString('base64url')

async function signIn(
  ctx: Context,
  userId: string,
  linkedIn: string | null,
): Promise<accounts.SessionStart> {
  if (linkedIn !== null) await linkLinkedIn(ctx, userId, linkedIn)
  const session = await startSession(ctx.db, userId, ctx.now(), ctx)
  return { ...session, user: await readUser(ctx, userId) }
}

async function linkLinkedIn(ctx: Context, userId: string, subject: string): Promise<void> {
  try {
    await insertIdentity(ctx.db, { userId, provider: 'linkedin', subject, at: ctx.now() })
  } catch (error) {
    if (isUniqueViolation(error)) fail('conflict')
    throw error
  }
}

/**
 * Finishes a sign-in with the second step.
 * @throws AppError `second-step-expired` (start again with the password), `second-step-wrong`,
 * `recovery-code-wrong`, `too-many-requests` after five wrong codes in 15 minutes, `forbidden` for
 * a suspended account, `conflict` as `signInOrAsk`.
 */
export async function passSecondStep(
  ctx: Context,
  { ticket, code, trustDevice }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId, password, linkedIn } =
    openTicket(ctx, purpose, ticketShape, ticket) ?? fail('second-step-expired')
  const user = await selectUser(ctx.db, userId)
  if (!user || digestOf(user) !== password) fail('second-step-expired')
  if (user.suspended_at) fail('forbidden')
  await checkCode(ctx, userId, code)
  const deviceToken = trustDevice ? await trustThisDevice(ctx, userId) : null
  return { ...(await signIn(ctx, userId, linkedIn)), deviceToken }
}

async function trustThisDevice(ctx: Context, userId: string): Promise<string> {
  const { token, hash: tokenHash } = createToken()
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + trustedDays * dayMs)
  await insertTrustedDevice(ctx.db, { userId, tokenHash, now, expiresAt })
  return token
}
