import type { SessionStart, User } from '@trilha/contracts/accounts/accounts'
import type { Context, SignedInContext } from '../../platform/context.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { mailSignInLink } from '../password/reset.ts'
import { guardLogin, mayMailOwner, uncountLogin, type Account } from './guards.ts'
import { verifyPassword } from '../password/passwords.ts'
import { signInOrAsk } from '../secondStep/passSecondStep.ts'
import { readUser } from './readUser.ts'
import { revoke, sessionOf } from './sessions.ts'
import { findSessionEnd } from '../accounts.store.ts'
import { selectCredentials } from '../accounts.users.store.ts'

/**
 * Signs in.
 * @param deviceToken token of a trusted device, which is not asked for the second step.
 * @throws AppError `invalid-credentials` (the same for an unknown e-mail and a wrong password),
 * `too-many-requests`, `sign-in-by-mail`, `forbidden` for a suspended account,
 * `second-step-needed`.
 */
export async function login(
  ctx: Context,
  account: Account,
  { password, deviceToken }: { password: string; deviceToken?: string | undefined },
): Promise<SessionStart> {
  await guardSignIn(ctx, account)
  const found = await selectCredentials(ctx.db, account.email, account.typeUser)
  const isRight = await verifyPassword(found?.password_hash ?? null, password)
  if (!found || !isRight) fail('invalid-credentials')
  if (found.suspended_at) fail('forbidden')
  await uncountLogin(ctx, account)
  return signInOrAsk(ctx, found.id, { passwordHash: found.password_hash, deviceToken })
}

/**
 * Counts an attempt. An account under attack refuses everybody, and its owner gets a link by mail.
 * @throws AppError `too-many-requests`, `sign-in-by-mail`.
 */
export async function guardSignIn(ctx: Context, account: Account): Promise<void> {
  try {
    await guardLogin(ctx, account)
  } catch (error) {
    const isUnderAttack = error instanceof AppError && error.id === 'sign-in-by-mail'
    if (isUnderAttack && (await mayMailOwner(ctx, account))) await mailSignInLink(ctx, account)
    throw error
  }
}

/** Ends the session of this request. */
export async function logout(ctx: SignedInContext): Promise<void> {
  const { userId, sessionId } = ctx.viewer
  await revoke(ctx, ctx.db, userId, { only: sessionId })
}

/**
 * The user of a token and the time when it expires. The token of the header has priority over the
 * token of the query, as specified.
 * @throws AppError `sign-in-needed` without a token, `session-ended` for an invalid one.
 */
export async function getUser(
  ctx: Context,
  accessToken: string | undefined,
): Promise<User & { expiresAt: string }> {
  if (ctx.viewer) {
    const end = await findSessionEnd(ctx.db, ctx.viewer.sessionId)
    if (!end) fail('session-ended')
    return { ...(await readUser(ctx, ctx.viewer.userId)), expiresAt: end.toISOString() }
  }
  if (accessToken === undefined) fail('sign-in-needed')
  const session =
    (await sessionOf(ctx, accessToken, { ip: ctx.ip, isUse: true })) ?? fail('session-ended')
  const user = await readUser(ctx, session.viewer.userId)
  return { ...user, expiresAt: session.expiresAt.toISOString() }
}
