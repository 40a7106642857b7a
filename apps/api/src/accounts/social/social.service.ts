import { timingSafeEqual } from 'node:crypto'
import type { SessionStart } from '@trilha/contracts/accounts/accounts'
import { socialRedirect, type SocialAnswer } from '@trilha/contracts/accounts/social'
import type { registerWithUser as withUserEndpoint } from '@trilha/contracts/accounts/social'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { Context } from '../../platform/context.ts'
import { isUniqueViolation, type Handle } from '../../platform/db/database.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { markEmailVerified, markThisEmailVerified } from '../email/email.store.ts'
import { uncountLogin } from '../signIn/guards.ts'
import { guardSignIn } from '../signIn/login.ts'
import { verifyPassword } from '../password/passwords.ts'
import { createAndSignIn, requireValidBirthDate } from '../registration/register.ts'
import { signInOrAsk } from '../secondStep/passSecondStep.ts'
import { authorize, fetchProfile, type LinkedIn, type ProviderProfile } from './provider.ts'
import { openProof, sealProof, storeTransaction, consumeTransaction } from './sealed.ts'
import { insertIdentity, selectByEmail, selectIdentified } from './social.store.ts'

const redirectOf = ({ config }: Context) => `${config.siteOrigin}${socialRedirect}`

const settingsOf = ({ config }: Context): LinkedIn => config.linkedIn ?? fail('social-unavailable')

/** Begins a sign-in with LinkedIn. @throws AppError `social-unavailable`, `social-refused`. */
export async function startLinkedIn(ctx: Context): Promise<{ url: string }> {
  const { url, transaction } = await callProvider(ctx, () =>
    authorize(settingsOf(ctx), redirectOf(ctx)),
  )
  storeTransaction(ctx, transaction)
  return { url }
}

/** Turns all failures of the provider into `social-refused` and logs them. */
async function callProvider<T>(ctx: Context, request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof AppError) throw error
    const { code, name } = error as { code?: string; name?: string }
    ctx.log.warn({ reason: code ?? name }, 'sign-in by LinkedIn')
    return fail('social-refused')
  }
}

/**
 * Signs in with the code and state of LinkedIn's redirect. A new person must register. An account
 * with the same e-mail is linked at once if LinkedIn and Trilha have both verified the e-mail;
 * otherwise its password is needed.
 * @throws AppError `social-unavailable`, `social-refused`, `forbidden` for a suspended account,
 * `second-step-needed`.
 */
export async function finishLinkedIn(
  ctx: Context,
  { code, state, deviceToken }: { code: string; state: string; deviceToken?: string | undefined },
): Promise<SocialAnswer> {
  const settings = settingsOf(ctx)
  const transaction = consumeTransaction(ctx) ?? fail('social-refused')
  if (!isEqual(transaction.state, state)) fail('social-refused')
  const profile = await callProvider(ctx, () =>
    fetchProfile(settings, redirectOf(ctx), code, transaction),
  )

  const known = await selectIdentified(ctx.db, 'linkedin', profile.subject)
  if (known) {
    if (profile.emailVerified && profile.email)
      await markThisEmailVerified(ctx.db, known.id, profile.email, ctx.now())
    return { session: await signIn(ctx, known, { deviceToken }), needed: null }
  }
  const holder = profile.email ? await selectByEmail(ctx.db, profile.email) : undefined
  if (!holder) return askFor(ctx, 'registration', profile)
  if (!profile.emailVerified || !holder.email_verified_at) return askFor(ctx, 'password', profile)
  const first = { deviceToken, linkedIn: profile.subject }
  return { session: await signIn(ctx, holder, first), needed: null }
}

function isEqual(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** The reply that asks the person for the missing step. */
function askFor(
  ctx: Context,
  what: 'registration' | 'password',
  profile: ProviderProfile,
): SocialAnswer {
  const proof = sealProof(ctx, profile)
  return { session: null, needed: { what, proof, name: profile.name, email: profile.email } }
}

async function signIn(
  ctx: Context,
  user: { id: string; suspended_at: Date | null; password_hash: string | null },
  first: { deviceToken: string | undefined; linkedIn?: string },
): Promise<SessionStart> {
  if (user.suspended_at) fail('forbidden')
  return signInOrAsk(ctx, user.id, { ...first, passwordHash: user.password_hash })
}

/** @throws AppError `conflict` when either side is already linked to another account. */
async function link(
  ctx: Context,
  db: Handle,
  userId: string,
  { subject }: ProviderProfile,
): Promise<void> {
  try {
    await insertIdentity(db, { userId, provider: 'linkedin', subject, at: ctx.now() })
  } catch (error) {
    if (isUniqueViolation(error)) fail('conflict')
    throw error
  }
}

/**
 * Links LinkedIn to the account with the same e-mail and signs in, if the password is right.
 * @throws AppError `proof-invalid`, `invalid-credentials`, `too-many-requests`, `sign-in-by-mail`,
 * `conflict`, `forbidden` for a suspended account, `second-step-needed`.
 */
export async function linkLinkedIn(
  ctx: Context,
  body: { proof: string; password: string; deviceToken?: string | undefined },
): Promise<SessionStart> {
  const profile = openProof(ctx, body.proof) ?? fail('proof-invalid')
  const account = { email: profile.email ?? fail('proof-invalid'), typeUser: 1 as const }
  await guardSignIn(ctx, account)
  const holder = await selectByEmail(ctx.db, account.email)
  const isRight = await verifyPassword(holder?.password_hash ?? null, body.password)
  if (!holder || !isRight) fail('invalid-credentials')
  if (holder.suspended_at) fail('forbidden')
  await uncountLogin(ctx, account)
  if (profile.emailVerified) await markEmailVerified(ctx.db, holder.id, ctx.now())
  return signIn(ctx, holder, { deviceToken: body.deviceToken, linkedIn: profile.subject })
}

/**
 * Registers a person who is identified by LinkedIn, without a password.
 * @throws AppError `proof-invalid`, `email-taken`, `cpf-taken`, `conflict`, `invalid-request`.
 */
export async function registerWithUser(
  ctx: Context,
  { user, ...body }: BodyOf<typeof withUserEndpoint>,
): Promise<SessionStart> {
  const profile = openProof(ctx, user.proof) ?? fail('proof-invalid')
  requireValidBirthDate(ctx, body.birthDate)
  const isVerified =
    profile.emailVerified && profile.email?.toLowerCase() === body.email.toLowerCase()
  return createAndSignIn(ctx, { ...body, passwordHash: null }, async (tx, userId) => {
    await link(ctx, tx, userId, profile)
    if (isVerified) await markEmailVerified(tx, userId, ctx.now())
  })
}
