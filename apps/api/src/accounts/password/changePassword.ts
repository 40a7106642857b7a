import { randomUUID } from 'node:crypto'
import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import { can } from '../../platform/can.ts'
import type { Context, SignedInContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { deleteEmailChange } from '../email/email.store.ts'
import { resetLoginAttempts, resetPasswordAttempts, guardPassword } from '../signIn/guards.ts'
import { dropKeys } from './keys.store.ts'
import { nameOf } from '../accounts.presenter.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { deleteTrustedDevices } from '../secondStep/secondStep.store.ts'
import { revoke } from '../signIn/sessions.ts'
import { passwordProblem } from './strength.ts'
import { passwordChangedTask } from '../accounts.tasks.ts'
import { selectUser, updatePasswordHash } from '../accounts.users.store.ts'

/**
 * Changes the viewer's own password and ends their other sessions.
 * @throws AppError `forbidden` for another user, `password-wrong`, `password-weak`,
 * `too-many-requests` after wrong attempts: a person who stole a session must not get the account.
 */
export async function changeOwnPassword(
  ctx: SignedInContext,
  userId: string,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (!can(ctx.viewer, 'user.update', { userId })) fail('forbidden')
  await guardPassword(ctx, userId)
  const user = (await selectUser(ctx.db, userId)) ?? fail('session-ended')
  if (!(await verifyPassword(user.password_hash, passwords.currentPassword))) fail('password-wrong')
  await resetPasswordAttempts(ctx, userId)
  await setPassword(ctx, userId, passwords.newPassword, { keepSessionId: ctx.viewer.sessionId })
}

/**
 * Sets a password, ends the user's sessions and notifies the user by mail.
 * @param options.keepSessionId the session that does not end.
 * @param options.beforeWrite runs in the same transaction, before anything is written.
 * @throws AppError `password-weak`, `not-found`.
 */
export async function setPassword(
  ctx: Context,
  userId: string,
  newPassword: string,
  options: { keepSessionId?: string; beforeWrite?: (tx: Tx) => Promise<void> } = {},
): Promise<void> {
  const user = (await selectUser(ctx.db, userId)) ?? fail('not-found')
  const weak = passwordProblem('newPassword', newPassword, {
    name: nameOf(user),
    email: user.email,
  })
  if (weak) fail('password-weak', { fields: [weak] })
  const passwordHash = await hashPassword(newPassword)
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await options.beforeWrite?.(tx)
    await updatePasswordHash(tx, userId, passwordHash)
    // Also invalidate what an attacker may have got: mailed links, a change of e-mail, a device
    // that is not asked for the second step.
    await dropKeys(tx, userId, now)
    await deleteEmailChange(tx, userId)
    await deleteTrustedDevices(tx, userId)
    const { keepSessionId } = options
    await revoke(ctx, tx, userId, keepSessionId ? { except: keepSessionId } : {})
    const change = { changeId: randomUUID(), userId, at: now.toISOString() }
    await ctx.tasks.add(tx, passwordChangedTask, change)
  })
  // A request may have cached a session again before the commit.
  ctx.sessions.drop(userId)
  await resetLoginAttempts(ctx, { email: user.email, typeUser: user.type_user as TypeUser })
}
