import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import { dayMs } from '@trilha/contracts/shared/durations'
import type { Context, SignedInContext } from '../../platform/context.ts'
import { inTransaction, isUniqueViolation } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import {
  deleteEmailChange,
  consumeEmailChange,
  updateEmail,
  upsertEmailChange,
} from './email.store.ts'
import { emailChangeTask } from './email.tasks.ts'
import { resetPasswordAttempts, guardPassword, guardNewEmail } from '../signIn/guards.ts'
import { dropKeys } from '../password/keys.store.ts'
import { verifyPassword } from '../password/passwords.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { selectCredentials, selectUser, type UserRow } from '../accounts.users.store.ts'

/**
 * Checks the viewer's password: a person who stole a session must not get the account.
 * @throws AppError `password-wrong`, `password-needed` for an account without a password,
 * `too-many-requests`.
 */
export async function verifyViewerPassword(
  ctx: SignedInContext,
  password: string,
): Promise<UserRow> {
  const { userId } = ctx.viewer
  await guardPassword(ctx, userId)
  const user = (await selectUser(ctx.db, userId)) ?? fail('session-ended')
  if (user.password_hash === null) fail('password-needed')
  if (!(await verifyPassword(user.password_hash, password))) fail('password-wrong')
  await resetPasswordAttempts(ctx, userId)
  return user
}

/**
 * Requests a change of e-mail: a link is mailed to the new address, a notice to the current one.
 * @throws AppError `email-taken`, `invalid-request` for the current address, and the errors of
 * `verifyViewerPassword`.
 */
export async function changeEmail(
  ctx: SignedInContext,
  request: { newEmail: string; password: string },
): Promise<{ email: string; expiresAt: string }> {
  const user = await verifyViewerPassword(ctx, request.password)
  const typeUser = user.type_user as TypeUser
  if (request.newEmail.toLowerCase() === user.email.toLowerCase()) failField('newEmail', 'invalid')
  await guardNewEmail(ctx, { email: request.newEmail, typeUser })
  const holder = await selectCredentials(ctx.db, request.newEmail, typeUser)
  if (holder && holder.id !== user.id) fail('email-taken')
  const askedAt = ctx.now()
  const expiresAt = new Date(askedAt.getTime() + dayMs)
  await inTransaction(ctx.db, async (tx) => {
    const change = { userId: user.id, email: request.newEmail, askedAt, expiresAt }
    await upsertEmailChange(tx, change)
    await ctx.tasks.add(tx, emailChangeTask, { userId: user.id, askedAt: askedAt.toISOString() })
  })
  return { email: request.newEmail, expiresAt: expiresAt.toISOString() }
}

/** Cancels the pending change of the viewer's e-mail to another address. */
export async function cancelEmailChange(ctx: SignedInContext): Promise<void> {
  await deleteEmailChange(ctx.db, ctx.viewer.userId)
}

/**
 * Sets the viewer's new address, or confirms the current one, and invalidates links that were mailed
 * before. The mailbox alone is not enough: its owner would confirm, by mistake, an account that a
 * stranger created or changed to this address.
 * @throws AppError `key-invalid`, `forbidden` for everybody but the account's own user,
 * `email-taken` when another account got the new address meanwhile.
 */
export async function confirmEmail(ctx: Context, key: string): Promise<{ email: string }> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const now = ctx.now()
      const change = (await consumeEmailChange(tx, hashToken(key), now)) ?? fail('key-invalid')
      // The key stays valid, because the transaction ends without effect.
      if (ctx.viewer?.userId !== change.user_id) fail('forbidden')
      if (!(await updateEmail(tx, change.user_id, change.email, now))) fail('key-invalid')
      await dropKeys(tx, change.user_id, now)
      return { email: change.email }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_type_user_key')) fail('email-taken')
    throw error
  }
}
