import { randomUUID } from 'node:crypto'
import { typeUsers, type TypeUser } from '@trilha/contracts/accounts/accounts'
import { paths } from '../../../emails/paths.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { markEmailVerified } from '../email/email.store.ts'
import { ownerOfKey, useKey } from './keys.store.ts'
import { setPassword } from './changePassword.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { deleteIdentity } from '../social/social.store.ts'
import { resetTask } from '../accounts.tasks.ts'
import { hasVerifiedEmail, selectCredentials } from '../accounts.users.store.ts'

/** The same text whether or not the e-mail has an account, so that it reveals nothing. */
const message =
  'Se este e-mail tem uma conta na Trilha, o link para criar uma senha nova chega em instantes.'

/**
 * Requests a link to choose a new password. The request does the same work for known and unknown
 * e-mails, so that its duration reveals nothing: one task, which does nothing without an account.
 * The task also limits the number of mailed links.
 * @throws AppError `origin-not-allowed`, or `invalid-request` on `route`.
 */
export async function forgotPassword(
  ctx: Context,
  typeUser: TypeUser,
  asked: { email: string; appUrl?: string | undefined; route?: string | undefined },
): Promise<{ message: string }> {
  const screen = siteOf(ctx, asked.appUrl) + screenOf(asked.route || undefined)
  const found = await selectCredentials(ctx.db, asked.email, typeUser)
  const userId = found && !found.suspended_at ? found.id : null
  await inTransaction(ctx.db, (tx) =>
    ctx.tasks.add(tx, resetTask, { requestId: randomUUID(), userId, screen }),
  )
  return { message }
}

/** One of our own origins; the first by default. Links never lead to other sites. */
function siteOf(ctx: Context, appUrl = ''): string {
  const own = ctx.config.origins
  if (appUrl === '') return own[0] ?? ''
  const origin = own.find((known) => known === appUrl.replace(/\/$/, ''))
  return origin ?? fail('origin-not-allowed')
}

/**
 * The screen that uses the key, given with or without the `?key=` that is appended. Only known
 * screens: a stranger could otherwise use up a user's links with ones that lead to a useless
 * screen.
 */
function screenOf(route = '/auth/change-password'): string {
  const path = route.replace(/\?key=$/, '').replace(/\/$/, '')
  const known = typeUsers.map((typeUser) => paths.changePassword('', typeUser))
  return known.find((own) => own === path) ?? failField('route', 'invalid')
}

/**
 * Sets a new password with the key of the mail and ends all sessions of the user.
 * @throws AppError `key-invalid` (unknown, used or expired), `password-weak` (the key stays valid).
 */
export async function changePasswordByKey(
  ctx: Context,
  key: string,
  newPassword: string,
): Promise<void> {
  const hash = hashToken(key)
  const userId = (await ownerOfKey(ctx.db, hash, ctx.now())) ?? fail('key-invalid')
  await setPassword(ctx, userId, newPassword, {
    // Of two concurrent requests with one key, the second one fails here.
    first: async (tx) => {
      if (!(await useKey(tx, hash, ctx.now()))) fail('key-invalid')
      // The address was not verified: a stranger may have registered it with their LinkedIn
      // account.
      if (!(await hasVerifiedEmail(tx, userId))) await deleteIdentity(tx, userId, 'linkedin')
      await markEmailVerified(tx, userId, ctx.now())
    },
  })
}
