import type { register as registerEndpoint, SessionStart } from '@trilha/contracts/accounts'
import type { BodyOf } from '@trilha/contracts/endpoint'
import type { FieldError } from '@trilha/contracts/errors'
import { termsText, termsVersion } from '@trilha/contracts/legal'
import { refusedBirthDate } from '../candidates/candidates.birthDate.ts'
import { createCandidate, type Registration } from '../candidates/candidates.create.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction, isUniqueViolation, type Handle, type Tx } from '../platform/db/database.ts'
import { fail, failField, fieldError } from '../platform/errors.ts'
import { resolveCity } from '../places/places.service.ts'
import { noteConsent } from '../privacy/privacy.consents.ts'
import { readUser } from './accounts.login.ts'
import { hashPassword } from './accounts.passwords.ts'
import { startSession } from './accounts.sessions.ts'
import { refusedPassword } from './accounts.strength.ts'
import { welcomeTask } from './accounts.tasks.ts'
import { insertUser, selectCredentials } from './accounts.users.store.ts'

/**
 * Creates a candidate's account and signs in.
 * @throws AppError `email-taken`, `cpf-taken`, `password-weak`, or `invalid-request` by field.
 */
export async function register(
  ctx: Context,
  body: BodyOf<typeof registerEndpoint>,
): Promise<SessionStart> {
  checkRules(ctx, body)
  if (await selectCredentials(ctx.db, body.email, 1)) fail('email-taken')
  return createAndSignIn(ctx, { ...body, passwordHash: await hashPassword(body.password) })
}

/**
 * Creates a candidate's account and signs in.
 * @param beside runs in the same transaction, once the user is there.
 * @throws AppError `email-taken`, `cpf-taken`.
 */
export async function createAndSignIn(
  ctx: Context,
  told: Registration & { email: string; passwordHash: string | null },
  beside?: (tx: Tx, userId: string) => Promise<void>,
): Promise<SessionStart> {
  const municipalityCode = await municipalityOf(ctx, told)
  const now = ctx.now()
  const started = await refusingTaken(() =>
    inTransaction(ctx.db, async (tx) => {
      const account = { ...told, municipalityCode }
      const { userId } = await createCandidateAccount(tx, account, now, ctx.ip)
      await beside?.(tx, userId)
      await ctx.tasks.add(tx, welcomeTask, { userId })
      return { userId, session: await startSession(tx, userId, now, ctx) }
    }),
  )
  return { ...started.session, user: await readUser(ctx, started.userId) }
}

/**
 * Creates a candidate's user and profile together, and notes that the terms were accepted. The hash
 * comes from `hashPassword`.
 * @param ip whence the terms were accepted.
 * @throws unique violations `users_email_key_type_user_key` and `candidates_cpf_key`.
 */
export async function createCandidateAccount(
  db: Handle,
  account: Registration & { email: string; passwordHash: string | null },
  now: Date,
  ip: string | null = null,
): Promise<{ userId: string; candidateId: string }> {
  const { email, passwordHash } = account
  const userId = await insertUser(db, { typeUser: 1, email, passwordHash })
  const terms = { version: termsVersion, acceptedAt: now }
  const candidateId = await createCandidate(db, userId, account, terms)
  await noteConsent(db, {
    userId,
    topic: 'terms',
    channel: 'site',
    version: termsVersion,
    text: termsText,
    ip,
    at: now,
  })
  return { userId, candidateId }
}

/** @throws AppError `invalid-request` on `birthDate` for an age that is none or too young. */
export function refuseBirthDate(ctx: Context, birthDate: string): void {
  const refused = refusedBirthDate(birthDate, ctx.now())
  if (refused) failField('birthDate', refused)
}

/** What the schema can't say: ages, and passwords made of the person's own words. */
function checkRules(ctx: Context, body: BodyOf<typeof registerEndpoint>): void {
  const fields: FieldError[] = []
  const refused = refusedBirthDate(body.birthDate, ctx.now())
  if (refused) fields.push(fieldError('birthDate', refused))
  const name = `${body.name} ${body.socialName ?? ''}`
  const weak = refusedPassword('password', body.password, { name, email: body.email })
  if (weak) fields.push(weak)
  if (fields.length > 0)
    fail(weak && fields.length === 1 ? 'password-weak' : 'invalid-request', { fields })
}

/** The municipality that the address names beyond doubt. */
async function municipalityOf(ctx: Context, { city, state }: Registration): Promise<number | null> {
  const codes = city ? await resolveCity(ctx.db, city, state) : []
  return codes.length === 1 ? (codes[0] ?? null) : null
}

async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_type_user_key')) fail('email-taken')
    if (isUniqueViolation(error, 'candidates_cpf_key')) fail('cpf-taken')
    throw error
  }
}
