import { randomUUID } from 'node:crypto'
import type { TypeUser } from '@trilha/contracts/accounts'
import { changePasswordPaths } from '../../emails/paths.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail, failField } from '../platform/errors.ts'
import { markEmailVerified } from './accounts.email.store.ts'
import { ownerOfKey, useKey } from './accounts.keys.store.ts'
import { setPassword } from './accounts.changePassword.ts'
import { hashToken } from '../platform/tokens.ts'
import { deleteIdentity } from './accounts.social.store.ts'
import { resetTask } from './accounts.tasks.ts'
import { hasVerifiedEmail, selectCredentials } from './accounts.users.store.ts'

/** The same words whether or not the e-mail has an account. */
const message =
  'Se este e-mail tem uma conta na Trilha, o link para criar uma senha nova chega em instantes.'

/**
 * Asks for a link to choose a new password. Known or not, the e-mail costs the same work here: one
 * task, which makes the key and the mail for an account and does nothing without one. How many were
 * asked for changes nothing here either: the task mails no more links than the owner can use.
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

/** One of our own origins; the first when none is asked for. Links never lead anywhere else. */
function siteOf(ctx: Context, appUrl = ''): string {
  const own = ctx.config.origins
  if (appUrl === '') return own[0] ?? ''
  const origin = own.find((known) => known === appUrl.replace(/\/$/, ''))
  return origin ?? fail('origin-not-allowed')
}

/**
 * The screen that takes the key, asked for with or without the `?key=` that is added to it. Only our
 * own: a stranger could otherwise use up somebody's links with ones that lead to no such screen.
 */
function screenOf(route = '/auth/change-password'): string {
  const path = route.replace(/\?key=$/, '').replace(/\/$/, '')
  return Object.values(changePasswordPaths).find((own) => own === path) ?? failField('route', 'invalid')
}

/**
 * Chooses a new password with the key of the mail. Every session of the user ends.
 * @throws AppError `key-invalid` (unknown, used or expired), `password-weak` (the key stays good).
 */
export async function changePasswordByKey(
  ctx: Context,
  key: string,
  newPassword: string,
): Promise<void> {
  const hash = hashToken(key)
  const userId = (await ownerOfKey(ctx.db, hash, ctx.now())) ?? fail('key-invalid')
  await setPassword(ctx, userId, newPassword, {
    // Two requests with one key: the second finds it used.
    first: async (tx) => {
      if (!(await useKey(tx, hash, ctx.now()))) fail('key-invalid')
      // Until now anybody may have registered under this address, by a network account of their own.
      if (!(await hasVerifiedEmail(tx, userId))) await deleteIdentity(tx, userId, 'linkedin')
      await markEmailVerified(tx, userId, ctx.now())
    },
  })
}
