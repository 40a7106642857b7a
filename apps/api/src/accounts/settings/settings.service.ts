import type { AccountSettings, OpenSession } from '@trilha/contracts/accounts/settings'
import type { Language } from '@trilha/contracts/shared/languages'
import type { SignedInContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { selectEmailChange } from '../email/email.store.ts'
import { deleteTrustedDevices } from '../secondStep/secondStep.store.ts'
import { revoke } from '../signIn/sessions.ts'
import { deleteIdentity, selectIdentity } from '../social/social.store.ts'
import { selectSessions } from '../accounts.store.ts'
import { isEmailConfirmed } from '../accounts.presenter.ts'
import { selectUser, updateLanguage } from '../accounts.users.store.ts'

/** The viewer's e-mail and ways to sign in. */
export async function getSettings(ctx: SignedInContext): Promise<AccountSettings> {
  const { userId } = ctx.viewer
  const [user, change, linkedIn] = await Promise.all([
    selectUser(ctx.db, userId),
    selectEmailChange(ctx.db, userId, ctx.now()),
    selectIdentity(ctx.db, userId, 'linkedin'),
  ])
  if (!user) fail('session-ended')
  return {
    email: user.email,
    isEmailConfirmed: isEmailConfirmed(user),
    pendingEmail:
      change && change.email !== user.email
        ? { email: change.email, expiresAt: change.expires_at.toISOString() }
        : null,
    hasPassword: user.password_hash !== null,
    linkedIn: linkedIn ? { linkedAt: linkedIn.linked_at.toISOString() } : null,
  }
}

/** Unlinks LinkedIn from the viewer's account. @throws AppError `password-needed`. */
export async function unlinkLinkedIn(ctx: SignedInContext): Promise<void> {
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const user = (await selectUser(tx, userId)) ?? fail('session-ended')
    if (user.password_hash === null) fail('password-needed')
    await deleteIdentity(tx, userId, 'linkedin')
  })
}

/** Saves the viewer's language with their account. */
export const saveLanguage = (ctx: SignedInContext, language: Language): Promise<void> =>
  updateLanguage(ctx.db, ctx.viewer.userId, language)

/** The viewer's open sessions. */
export async function listSessions(ctx: SignedInContext): Promise<{ rows: OpenSession[] }> {
  const { userId, sessionId } = ctx.viewer
  const rows = await selectSessions(ctx.db, userId, ctx.now())
  return {
    rows: rows.map((row) => ({
      id: row.id,
      browser: row.browser,
      system: row.system,
      startedAt: row.created_at.toISOString(),
      usedAt: row.used_at.toISOString(),
      current: row.id === sessionId,
    })),
  }
}

/**
 * Ends one of the viewer's sessions, and asks for the second step on every device again.
 * @throws AppError `not-found`.
 */
export async function endSession(ctx: SignedInContext, id: string): Promise<void> {
  const { userId } = ctx.viewer
  if ((await revoke(ctx, ctx.db, userId, { only: id })) === 0) fail('not-found')
  await deleteTrustedDevices(ctx.db, userId)
}

/** Like `endSession`, for all sessions except the current one. */
export async function endOtherSessions(ctx: SignedInContext): Promise<void> {
  const { userId, sessionId } = ctx.viewer
  await revoke(ctx, ctx.db, userId, { except: sessionId })
  await deleteTrustedDevices(ctx.db, userId)
}
