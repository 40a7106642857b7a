import type { Proof } from '@trilha/contracts/accounts/proof'
import type { SignedInContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { selectUser } from '../accounts.users.store.ts'
import { verifyPassword } from '../password/passwords.ts'
import { checkCode } from '../secondStep/checkCode.ts'
import { passwordDigest } from '../secondStep/passSecondStep.ts'
import { lockSignIn, selectAuthenticator } from '../secondStep/secondStep.store.ts'
import { guardPassword, resetPasswordAttempts } from '../signIn/guards.ts'

/** The state of an account that a proof belongs to, to notice that it has changed. */
export type Proved = { userId: string; password: string; addedAt: string | null }

const stateOf = (account: NonNullable<Awaited<ReturnType<typeof lockSignIn>>>) => ({
  password: passwordDigest(account.password_hash),
  addedAt: account.authenticator?.added_at.toISOString() ?? null,
})

/**
 * Checks that the account's owner asks for something, and not somebody with the owner's open
 * session: the password, and with an app also a code (ASVS 5.0, 7.5.1 and 7.5.3).
 * @throws AppError `password-wrong`, `password-needed`, `too-many-requests`, and with the second
 * step on `second-step-wrong`, `recovery-code-wrong`, `invalid-request` without a code.
 */
export async function requireProof(
  ctx: SignedInContext,
  { password, code }: Proof,
): Promise<Proved & { email: string }> {
  const { userId } = ctx.viewer
  const user = (await selectUser(ctx.db, userId)) ?? fail('session-ended')
  if (user.password_hash === null) fail('password-needed')
  await guardPassword(ctx, userId)
  if (!(await verifyPassword(user.password_hash, password))) fail('password-wrong')
  await resetPasswordAttempts(ctx, userId)
  const app = await selectAuthenticator(ctx.db, userId)
  if (app) await checkCode(ctx, userId, code ?? failField('code', 'required'))
  const state = stateOf({ ...user, suspended_at: null, authenticator: app })
  return { userId, email: user.email, ...state }
}

/** Locks the account. True while password and app are those of the proof. */
export async function isStillProved(
  tx: Tx,
  { userId, password, addedAt }: Proved,
): Promise<boolean> {
  const account = await lockSignIn(tx, userId)
  if (!account) return false
  const state = stateOf(account)
  return state.password === password && state.addedAt === addedAt
}
