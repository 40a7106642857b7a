import { randomUUID } from 'node:crypto'
import { typeUsers, type TypeUser } from '@trilha/contracts/accounts/accounts'
import { paths } from '../../../emails/paths.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { isEmailConfirmed } from '../accounts.presenter.ts'
import { markEmailVerified } from '../email/email.store.ts'
import type { Account } from '../signIn/guards.ts'
import { consumeKey, findKeyOwner } from './keys.store.ts'
import { setPassword } from './changePassword.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { deletePasskeys } from '../passkeys/passkeys.store.ts'
import { deleteSecondStep, lockSignIn } from '../secondStep/secondStep.store.ts'
import { deleteIdentity } from '../social/social.store.ts'
import { resetTask } from '../accounts.tasks.ts'
import { selectCredentials, selectUser } from '../accounts.users.store.ts'

/** The text is the same with and without an account, so that it reveals nothing. */
const message =
  'Se este e-mail tem uma conta na Trilha, o link para criar uma senha nova chega em instantes.'

/**
 * Requests a link to choose a new password. The request always adds one task, so that its duration
 * does not reveal if the e-mail is known. Without an account the task does nothing. The task also
 * limits the number of mailed links.
 * @throws AppError `origin-not-allowed`, or `invalid-request` on `route`.
 */
export async function forgotPassword(
  ctx: Context,
  typeUser: TypeUser,
  request: { email: string; appUrl?: string | undefined; route?: string | undefined },
): Promise<{ message: string }> {
  const screen = siteOf(ctx, request.appUrl) + screenOf(request.route || undefined)
  await addResetTask(ctx, { email: request.email, typeUser }, { screen, isUnderAttack: false })
  return { message }
}

/** Mails the same link to the owner of an account that accepts no more passwords for an hour. */
export async function mailSignInLink(ctx: Context, account: Account): Promise<void> {
  const screen = paths.changePassword(siteOf(ctx), account.typeUser)
  await addResetTask(ctx, account, { screen, isUnderAttack: true })
}

async function addResetTask(
  ctx: Context,
  { email, typeUser }: Account,
  link: { screen: string; isUnderAttack: boolean },
): Promise<void> {
  const found = await selectCredentials(ctx.db, email, typeUser)
  const userId = found && !found.suspended_at ? found.id : null
  await inTransaction(ctx.db, (tx) =>
    ctx.tasks.add(tx, resetTask, { requestId: randomUUID(), userId, ...link }),
  )
}

/** One of our own origins; the first by default. Links never lead to other sites. */
function siteOf(ctx: Context, appUrl = ''): string {
  const { origins, siteOrigin } = ctx.config
  if (appUrl === '') return siteOrigin
  const origin = origins.find((known) => known === appUrl.replace(/\/$/, ''))
  return origin ?? fail('origin-not-allowed')
}

/**
 * The path of the screen that uses the key, from a route with or without `?key=` at its end. Only
 * our own screens are accepted: otherwise a stranger could use up a user's limit with links that
 * lead to a useless screen.
 */
function screenOf(route = '/auth/change-password'): string {
  const path = route.replace(/\?key=$/, '').replace(/\/$/, '')
  const known = typeUsers.map((typeUser) => paths.changePassword('', typeUser))
  return known.find((screen) => screen === path) ?? failField('route', 'invalid')
}

/**
 * Checks the key of the mail before a new password is asked for.
 * @throws AppError `key-invalid` (unknown, used or expired).
 */
export async function checkPasswordKey(ctx: Context, key: string): Promise<void> {
  if (!(await findKeyOwner(ctx.db, hashToken(key), ctx.now()))) fail('key-invalid')
}

/**
 * Sets a new password with the key of the mail, ends all sessions of the user and removes the
 * passkeys: who asks for the mail may have lost the account to somebody who added one.
 * @throws AppError `key-invalid` (unknown, used or expired), `password-weak` (the key stays valid).
 */
export async function changePasswordByKey(
  ctx: Context,
  key: string,
  newPassword: string,
): Promise<void> {
  const hash = hashToken(key)
  const userId = (await findKeyOwner(ctx.db, hash, ctx.now())) ?? fail('key-invalid')
  await setPassword(ctx, userId, newPassword, {
    // When two requests use one key at the same time, the second one fails here.
    beforeWrite: async (tx) => {
      if (!(await consumeKey(tx, hash, ctx.now()))) fail('key-invalid')
      await lockSignIn(tx, userId)
      // If nobody confirmed the address, a stranger may have registered it, with their own LinkedIn
      // account and second step.
      const user = await selectUser(tx, userId)
      if (user && !isEmailConfirmed(user)) {
        await deleteIdentity(tx, userId, 'linkedin')
        await deleteSecondStep(tx, userId)
      }
      await deletePasskeys(tx, userId)
      await markEmailVerified(tx, userId, ctx.now())
    },
  })
}
