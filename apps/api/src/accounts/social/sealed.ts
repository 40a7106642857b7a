import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { seal, unseal } from '../../platform/secrets/sealed.ts'
import type { ProviderProfile, Transaction } from './provider.ts'

/** Encrypted values that the browser stores for us and can neither read nor change. */

const cookie = 'trilha_social'
const path = '/api/authentication/social'
const transactionMs = 10 * 60_000
const proofMs = 15 * 60_000

const transactionShape = z.object({
  state: z.string(),
  nonce: z.string().nullable(),
  verifier: z.string().nullable(),
  until: z.number(),
})
const proofShape = z.object({
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  until: z.number(),
})

function encrypt(ctx: Context, what: string, value: object, ms: number): string {
  const until = ctx.now().getTime() + ms
  return seal(ctx.config, what, JSON.stringify({ ...value, until })).toString('base64url')
}

function decrypt<T extends { until: number }>(
  ctx: Context,
  what: string,
  shape: z.ZodType<T>,
  text: string,
): T | null {
  try {
    const value = shape.parse(JSON.parse(unseal(ctx.config, what, Buffer.from(text, 'base64url'))))
    return value.until > ctx.now().getTime() ? value : null
  } catch {
    // Not encrypted by us, or changed.
    return null
  }
}

/** Stores the state of a sign-in in a cookie that scripts can't read. */
export function storeTransaction(ctx: Context, transaction: Transaction): void {
  write(ctx, encrypt(ctx, 'social transaction', transaction, transactionMs), transactionMs / 1000)
}

/** Reads and deletes the state of this browser's sign-in. Null when there is none or it expired. */
export function takeTransaction(ctx: Context): Transaction | null {
  const encrypted = ctx.cookies.read(cookie)
  if (encrypted === null) return null
  write(ctx, '', 0)
  return decrypt(ctx, 'social transaction', transactionShape, encrypted)
}

function write({ config, cookies }: Context, value: string, seconds: number): void {
  const secure = config.origins[0]?.startsWith('https:') ? '; Secure' : ''
  // Lax is enough: after the redirect back, our own page sends the request.
  cookies.write(
    `${cookie}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** Encrypts the provider's data for the person's next request. */
export const sealProof = (ctx: Context, profile: ProviderProfile): string =>
  encrypt(ctx, 'social proof', profile, proofMs)

/** Decrypts a proof; null when it is not valid or has expired. */
export const openProof = (ctx: Context, proof: string): ProviderProfile | null =>
  decrypt(ctx, 'social proof', proofShape, proof)
