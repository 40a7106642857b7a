import { timingSafeEqual } from 'node:crypto'
import type { SessionStart } from '@trilha/contracts/accounts'
import { socialRedirect, type SocialAnswer } from '@trilha/contracts/accounts.social'
import type { registerWithUser as withUserEndpoint } from '@trilha/contracts/accounts.social'
import type { BodyOf } from '@trilha/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { isUniqueViolation, type Handle } from '../platform/db/database.ts'
import { AppError, fail } from '../platform/errors.ts'
import { markEmailVerified } from './accounts.email.store.ts'
import { forgiveLogin, guardLogin } from './accounts.guards.ts'
import { readUser } from './accounts.login.ts'
import { verifyPassword } from './accounts.passwords.ts'
import { createAndSignIn, refuseBirthDate } from './accounts.register.ts'
import { startSession } from './accounts.sessions.ts'
import { authorize, vouched, type LinkedIn, type Vouched } from './accounts.social.provider.ts'
import { keepTransaction, openProof, sealProof, takeTransaction } from './accounts.social.sealed.ts'
import { insertIdentity, selectByEmail, selectIdentified } from './accounts.social.store.ts'

const redirectOf = ({ config }: Context) => `${config.origins[0] ?? ''}${socialRedirect}`

const settingsOf = ({ config }: Context): LinkedIn => config.linkedIn ?? fail('social-unavailable')

/** Begins a sign-in by LinkedIn. @throws AppError `social-unavailable`, `social-refused`. */
export async function startLinkedIn(ctx: Context): Promise<{ url: string }> {
  const { url, transaction } = await asking(ctx, () => authorize(settingsOf(ctx), redirectOf(ctx)))
  keepTransaction(ctx, transaction)
  return { url }
}

/** What the network or the way to it gets wrong is one refusal to the person, and a line to us. */
async function asking<T>(ctx: Context, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError) throw error
    const { code, name } = error as { code?: string; name?: string }
    ctx.log.warn({ reason: code ?? name }, 'sign-in by LinkedIn')
    return fail('social-refused')
  }
}

/**
 * Signs in with what LinkedIn sent the browser back with. Somebody new is asked to register, and
 * somebody whose account only shares the e-mail for its password: an address alone proves nothing
 * unless both sides have seen that it is theirs.
 * @throws AppError `social-unavailable`, `social-refused`, `forbidden` for a suspended account.
 */
export async function finishLinkedIn(
  ctx: Context,
  { code, state }: { code: string; state: string },
): Promise<SocialAnswer> {
  const settings = settingsOf(ctx)
  const transaction = takeTransaction(ctx) ?? fail('social-refused')
  if (!same(transaction.state, state)) fail('social-refused')
  const person = await asking(ctx, () => vouched(settings, redirectOf(ctx), code, transaction))

  const known = await selectIdentified(ctx.db, 'linkedin', person.subject)
  if (known) return { session: await signIn(ctx, known), needed: null }
  const holder = person.email ? await selectByEmail(ctx.db, person.email) : undefined
  if (!holder) return asked(ctx, 'registration', person)
  if (!person.emailVerified || !holder.email_verified_at) return asked(ctx, 'password', person)
  await link(ctx, ctx.db, holder.id, person)
  return { session: await signIn(ctx, holder), needed: null }
}

function same(a: string, b: string): boolean {
  const [own, given] = [Buffer.from(a), Buffer.from(b)]
  return own.length === given.length && timingSafeEqual(own, given)
}

function asked(ctx: Context, what: 'registration' | 'password', person: Vouched): SocialAnswer {
  const proof = sealProof(ctx, person)
  return { session: null, needed: { what, proof, name: person.name, email: person.email } }
}

async function signIn(
  ctx: Context,
  user: { id: string; suspended_at: Date | null },
): Promise<SessionStart> {
  if (user.suspended_at) fail('forbidden')
  const session = await startSession(ctx.db, user.id, ctx.now(), ctx)
  return { ...session, user: await readUser(ctx, user.id) }
}

/** @throws AppError `conflict` when either side is linked otherwise already. */
async function link(ctx: Context, db: Handle, userId: string, { subject }: Vouched): Promise<void> {
  try {
    await insertIdentity(db, { userId, provider: 'linkedin', subject, at: ctx.now() })
  } catch (error) {
    if (isUniqueViolation(error)) fail('conflict')
    throw error
  }
}

/**
 * Links LinkedIn to the account that has its e-mail, by the account's password, and signs in.
 * @throws AppError `proof-invalid`, `invalid-credentials`, `too-many-requests`, `conflict`.
 */
export async function linkLinkedIn(
  ctx: Context,
  body: { proof: string; password: string },
): Promise<SessionStart> {
  const person = openProof(ctx, body.proof) ?? fail('proof-invalid')
  const account = { email: person.email ?? fail('proof-invalid'), typeUser: 1 as const }
  await guardLogin(ctx, account)
  const holder = await selectByEmail(ctx.db, account.email)
  const right = await verifyPassword(holder?.password_hash ?? null, body.password)
  if (!holder || !right) fail('invalid-credentials')
  if (holder.suspended_at) fail('forbidden')
  await forgiveLogin(ctx, account)
  await link(ctx, ctx.db, holder.id, person)
  return signIn(ctx, holder)
}

/**
 * Registers somebody whom LinkedIn vouches for, without a password.
 * @throws AppError `proof-invalid`, `email-taken`, `cpf-taken`, `conflict`, `invalid-request`.
 */
export async function registerWithUser(
  ctx: Context,
  { user, ...body }: BodyOf<typeof withUserEndpoint>,
): Promise<SessionStart> {
  const person = openProof(ctx, user.proof) ?? fail('proof-invalid')
  refuseBirthDate(ctx, body.birthDate)
  const own = person.emailVerified && person.email?.toLowerCase() === body.email.toLowerCase()
  return createAndSignIn(ctx, { ...body, passwordHash: null }, async (tx, userId) => {
    await link(ctx, tx, userId, person)
    if (own) await markEmailVerified(tx, userId, ctx.now())
  })
}
