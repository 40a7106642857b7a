import type {
  register as registerEndpoint,
  SessionStart,
} from '@trilha/contracts/accounts/accounts'
import type { PlaceReading } from '@trilha/contracts/places/places'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { FieldError } from '@trilha/contracts/shared/errors'
import { termsText, termsVersion } from '@trilha/contracts/shared/legal'
import type { Context, Ports } from '../../platform/context.ts'
import {
  inTransaction,
  isUniqueViolation,
  type Handle,
  type Tx,
} from '../../platform/db/database.ts'
import { fail, failField, fieldError } from '../../platform/errors.ts'
import { readCity } from '../../places/places.service.ts'
import { storeConsent } from '../../consents/consents.service.ts'
import { birthDateProblem } from './birthDate.ts'
import { readUser } from '../signIn/readUser.ts'
import { hashPassword } from '../password/passwords.ts'
import type { Registration } from '../accounts.ports.ts'
import { startSession } from '../signIn/sessions.ts'
import { passwordProblem } from '../password/strength.ts'
import { welcomeTask } from '../accounts.tasks.ts'
import { insertUser, selectCredentials } from '../accounts.users.store.ts'

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
 * @param afterInsert runs in the same transaction, after the user was created.
 * @throws AppError `email-taken`, `cpf-taken`.
 */
export async function createAndSignIn(
  ctx: Context,
  registration: Registration & { email: string; passwordHash: string | null },
  afterInsert?: (tx: Tx, userId: string) => Promise<void>,
): Promise<SessionStart> {
  const place = await placeOf(ctx, registration)
  const now = ctx.now()
  const started = await translateConflicts(() =>
    inTransaction(ctx.db, async (tx) => {
      const account = { ...registration, ...place }
      const { userId } = await createCandidateAccount(ctx.ports, tx, account, { now, ip: ctx.ip })
      await afterInsert?.(tx, userId)
      await ctx.tasks.add(tx, welcomeTask, { userId })
      return { userId, session: await startSession(tx, userId, now, ctx) }
    }),
  )
  return { ...started.session, user: await readUser(ctx, started.userId) }
}

/**
 * Creates a candidate's user and profile and records the acceptance of the terms.
 * @param account its `passwordHash` comes from `hashPassword`; null: an account without a password.
 * @param ip address from which the terms were accepted.
 * @throws unique violations `users_email_key_type_user_key` and `candidates_cpf_key`.
 */
export async function createCandidateAccount(
  { accounts }: Pick<Ports, 'accounts'>,
  tx: Handle,
  account: Registration & { email: string; passwordHash: string | null },
  { now, ip }: { now: Date; ip: string | null },
): Promise<{ userId: string; candidateId: string }> {
  const { email, passwordHash } = account
  const userId = await insertUser(tx, { typeUser: 1, email, passwordHash })
  const terms = { version: termsVersion, acceptedAt: now }
  const candidateId = await accounts.createCandidate(tx, userId, account, terms)
  await storeConsent(tx, {
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

/** @throws AppError `invalid-request` on `birthDate` when it is not plausible or too recent. */
export function requireValidBirthDate(ctx: Context, birthDate: string): void {
  const problem = birthDateProblem(birthDate, ctx.now())
  if (problem) failField('birthDate', problem)
}

/** Checks what the schema can't check: the age, and that the password is not easy to guess. */
function checkRules(ctx: Context, body: BodyOf<typeof registerEndpoint>): void {
  const fields: FieldError[] = []
  const problem = birthDateProblem(body.birthDate, ctx.now())
  if (problem) fields.push(fieldError('birthDate', problem))
  const name = `${body.name} ${body.socialName ?? ''}`
  const weak = passwordProblem('password', body.password, { name, email: body.email })
  if (weak) fields.push(weak)
  if (fields.length > 0)
    fail(weak && fields.length === 1 ? 'password-weak' : 'invalid-request', { fields })
}

/**
 * The municipality of the address. Registration doesn't ask which one was meant, so an unknown city
 * and one that was only guessed stay as they were typed.
 */
async function placeOf(ctx: Context, { city, state }: Registration) {
  const read = city ? await readCity(ctx.db, city, state) : null
  const found = read && isCertain(read.place) ? read.place.municipality : null
  return found ? { city: found.name, state: found.state, municipalityCode: found.code } : {}
}

const isCertain = ({ readAs, suggestions }: PlaceReading): boolean =>
  readAs === 'name' || readAs === 'shortName' || (readAs === 'typo' && suggestions.length === 0)

async function translateConflicts<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_type_user_key')) fail('email-taken')
    if (isUniqueViolation(error, 'candidates_cpf_key')) fail('cpf-taken')
    throw error
  }
}
