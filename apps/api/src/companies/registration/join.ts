import type * as contract from '@trilha/contracts/companies/registration'
import type { RecruiterRole, SessionStart } from '@trilha/contracts/accounts/accounts'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { termsVersion } from '@trilha/contracts/shared/legal'
import { readUser } from '../../accounts/signIn/readUser.ts'
import { hashPassword } from '../../accounts/password/passwords.ts'
import { hasAccount } from '../../accounts/accounts.service.ts'
import { startSession } from '../../accounts/signIn/sessions.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { passwordProblem } from '../../accounts/password/strength.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, isUniqueViolation } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { createRecruiterAccount } from '../companies.accounts.ts'
import { deleteInvitation, selectInvitationByKey } from '../team/team.store.ts'

/** The team invitation of the key in a mail. @throws AppError `key-invalid`. */
export async function getInvitation(
  ctx: Context,
  key: string,
): Promise<ReplyOf<typeof contract.getTeamInvitation>> {
  const hash = hashToken(key)
  const found = (await selectInvitationByKey(ctx.db, hash, ctx.now())) ?? fail('key-invalid')
  return {
    company: { name: found.company_name, mark: found.mark, tone: found.tone },
    invitedBy: found.invited_by,
    email: found.email,
    role: found.role as RecruiterRole,
  }
}

/**
 * Accepts a team invitation with the key of the mail: creates the account and signs the person in.
 * @throws AppError `key-invalid`, `email-taken` for an address that belongs to another team,
 * `password-weak`.
 */
export async function acceptInvitation(
  ctx: Context,
  body: BodyOf<typeof contract.acceptTeamInvitation>,
): Promise<SessionStart> {
  const now = ctx.now()
  const hash = hashToken(body.key)
  const invited = (await selectInvitationByKey(ctx.db, hash, now)) ?? fail('key-invalid')
  const personal = { name: body.name, email: invited.email }
  const weak = passwordProblem('password', body.password, personal)
  if (weak) fail('password-weak', { fields: [weak] })
  const passwordHash = await hashPassword(body.password)
  const started = await inTransaction(ctx.db, async (tx) => {
    const found = (await selectInvitationByKey(tx, hash, now)) ?? fail('key-invalid')
    if (await hasAccount(tx, found.email, 2)) fail('email-taken')
    // Deleted first, so that of two requests with the same key only one succeeds.
    if (!(await deleteInvitation(tx, found.company_id, found.id))) fail('key-invalid')
    const { userId } = await createRecruiterAccount(tx, {
      email: found.email,
      passwordHash,
      companyId: found.company_id,
      name: body.name,
      jobTitle: body.jobTitle,
      role: found.role as RecruiterRole,
      terms: { version: termsVersion, acceptedAt: now },
    })
    return { userId, session: await startSession(tx, userId, now, ctx) }
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_email_key_type_user_key')) fail('email-taken')
    throw error
  })
  return { ...started.session, user: await readUser(ctx, started.userId) }
}
