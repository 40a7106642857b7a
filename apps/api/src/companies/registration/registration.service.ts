import type * as contract from '@trilha/contracts/companies/registration'
import type { SessionStart } from '@trilha/contracts/accounts/accounts'
import { normalizeCnpj } from '@trilha/contracts/shared/documents'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { termsVersion } from '@trilha/contracts/shared/legal'
import { dayMs } from '@trilha/contracts/shared/durations'
import { readUser } from '../../accounts/signIn/readUser.ts'
import { hashPassword } from '../../accounts/password/passwords.ts'
import { hasAccount } from '../../accounts/accounts.service.ts'
import { startSession } from '../../accounts/signIn/sessions.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { passwordProblem } from '../../accounts/password/strength.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, isUniqueViolation } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { createRecruiterAccount } from '../companies.accounts.ts'
import { domainOf, isFreeMail } from '../companies.freeMail.ts'
import { insertRegistration, takeRegistration } from './registration.store.ts'
import { createCompany } from '../companies.service.ts'
import { confirmRegistrationTask } from '../companies.tasks.ts'

/** How long the link of a registration is valid. */
const linkMs = 2 * dayMs

/**
 * Requests the account of a company; `confirmRegistration` creates it. An address that already has
 * an account gets a mail that says so. The reply is the same, so that it reveals nothing.
 * A CNPJ that another company claims is accepted: Trilha's team sees both claims.
 * @throws AppError `company-email-needed`, `password-weak`, `too-many-requests`.
 */
export async function register(
  ctx: Context,
  body: BodyOf<typeof contract.registerCompany>,
): Promise<void> {
  const { email, name, companyName } = body
  if (isFreeMail(email)) failField('email', 'email-personal', 'company-email-needed')
  const weak = passwordProblem('password', body.password, { name: `${name} ${companyName}`, email })
  if (weak) fail('password-weak', { fields: [weak] })
  const cnpj = normalizeCnpj(body.cnpj)
  await ctx.limits.guard('companyMail', email)
  const passwordHash = await hashPassword(body.password)
  const createdAt = ctx.now()
  const registration = { ...body, cnpj, passwordHash, termsVersion }
  await inTransaction(ctx.db, async (tx) => {
    const expiresAt = new Date(createdAt.getTime() + linkMs)
    const id = await insertRegistration(tx, registration, { createdAt, expiresAt })
    await ctx.tasks.add(tx, confirmRegistrationTask, { registrationId: id })
  })
}

/**
 * Creates the account of a company: the person of the registration becomes owner and is signed in.
 * @throws AppError `key-invalid`, `email-taken` when the address got an account meanwhile.
 */
export async function confirmRegistration(ctx: Context, key: string): Promise<SessionStart> {
  const now = ctx.now()
  const started = await failOnTakenEmail(() =>
    inTransaction(ctx.db, async (tx) => {
      const pending = (await takeRegistration(tx, hashToken(key), now)) ?? fail('key-invalid')
      if (await hasAccount(tx, pending.email, 2)) fail('email-taken')
      const companyId = await createCompany(
        tx,
        {
          name: pending.company_name,
          cnpj: pending.cnpj,
          // Without keys the drawn logo is derived from the name.
          mark: '',
          tone: '',
          sector: pending.sector,
          size: null,
          since: null,
          about: '',
          domain: domainOf(pending.email),
          verified: false,
        },
        now,
      )
      const { userId } = await createRecruiterAccount(tx, {
        email: pending.email,
        passwordHash: pending.password_hash,
        companyId,
        name: pending.person_name,
        jobTitle: pending.job_title,
        role: 'owner',
        terms: { version: pending.accepted_terms_version, acceptedAt: pending.created_at },
      })
      return { userId, session: await startSession(tx, userId, now, ctx) }
    }),
  )
  return { ...started.session, user: await readUser(ctx, started.userId) }
}

async function failOnTakenEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_type_user_key')) fail('email-taken')
    throw error
  }
}
