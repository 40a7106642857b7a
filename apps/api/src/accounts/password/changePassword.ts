import { randomUUID } from 'node:crypto'
import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import { can } from '../../platform/can.ts'
import type { Context, SignedInContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { deleteEmailChange } from '../email/email.store.ts'
import { forgiveLogin, forgivePassword, guardPassword } from '../signIn/guards.ts'
import { dropKeys } from './keys.store.ts'
import { nameOf } from '../accounts.presenter.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { revoke } from '../signIn/sessions.ts'
import { refusedPassword } from './strength.ts'
import { passwordChangedTask } from '../accounts.tasks.ts'
import { selectUser, updatePasswordHash } from '../accounts.users.store.ts'

/**
 * Changes the viewer's own password and ends their other sessions.
 * @throws AppError `forbidden` for somebody else's, `password-wrong`, `password-weak`,
 * `too-many-requests` after wrong tries (a stolen session must not become a stolen account).
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
  await forgivePassword(ctx, userId)
  await setPassword(ctx, userId, passwords.newPassword, { keep: ctx.viewer.sessionId })
}

/**
 * Sets a password that is strong enough, ends all sessions except `keep` and notifies the user by
 * mail.
 * @param options.first runs in the same transaction, before anything is written.
 */
export async function setPassword(
  ctx: Context,
  userId: string,
  newPassword: string,
  options: { keep?: string; first?: (tx: Tx) => Promise<void> } = {},
): Promise<void> {
  const user = (await selectUser(ctx.db, userId)) ?? fail('not-found')
  const weak = refusedPassword('newPassword', newPassword, {
    name: nameOf(user),
    email: user.email,
  })
  if (weak) fail('password-weak', { fields: [weak] })
  const passwordHash = await hashPassword(newPassword)
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await options.first?.(tx)
    await updatePasswordHash(tx, userId, passwordHash)
    // Also invalidates mailed links, including a change of e-mail that an attacker may have
    // requested.
    await dropKeys(tx, userId, now)
    await deleteEmailChange(tx, userId)
    await revoke(ctx, tx, userId, options.keep ? { except: options.keep } : {})
    const change = { changeId: randomUUID(), userId, at: now.toISOString() }
    await ctx.tasks.add(tx, passwordChangedTask, change)
  })
  // A request may have cached a session again before the commit.
  ctx.sessions.drop(userId)
  await forgiveLogin(ctx, { email: user.email, typeUser: user.type_user as TypeUser })
}
