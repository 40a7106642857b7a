import { minuteMs } from '@trilha/contracts/shared/durations'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { openTicket, sealTicket } from '../../platform/secrets/tickets.ts'
import type { ProviderProfile, Transaction } from './provider.ts'

/** Encrypted values that the browser stores for us but can neither read nor change. */

const cookieName = 'trilha_social'
const cookiePath = '/api/authentication/social'
const transactionMs = 10 * minuteMs
const proofMs = 15 * minuteMs

const transactionShape = z.object({
  state: z.string(),
  nonce: z.string().nullable(),
  verifier: z.string().nullable(),
})
const proofShape = z.object({
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  name: z.string().nullable(),
})

/** Stores the state of a sign-in in a cookie that scripts can't read. */
export function storeTransaction(ctx: Context, transaction: Transaction): void {
  const value = sealTicket(ctx, 'social transaction', transaction, transactionMs)
  writeCookie(ctx, value, transactionMs / 1000)
}

/** Reads and deletes the state of this browser's sign-in; null when there is none or it expired. */
export function consumeTransaction(ctx: Context): Transaction | null {
  const encrypted = ctx.cookies.read(cookieName)
  if (encrypted === null) return null
  writeCookie(ctx, '', 0)
  return openTicket(ctx, 'social transaction', transactionShape, encrypted)
}

function writeCookie({ config, cookies }: Context, value: string, seconds: number): void {
  const secure = config.siteOrigin.startsWith('https:') ? '; Secure' : ''
  // Lax is enough: after the redirect back, our own page sends the request.
  const attributes = `Path=${cookiePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
  cookies.write(`${cookieName}=${value}; ${attributes}`)
}

/** Encrypts the provider's data for the person's next request. */
export const sealProof = (ctx: Context, profile: ProviderProfile): string =>
  sealTicket(ctx, 'social proof', profile, proofMs)

/** Decrypts a proof; null when it is not valid or has expired. */
export const openProof = (ctx: Context, proof: string): ProviderProfile | null =>
  openTicket(ctx, 'social proof', proofShape, proof)
