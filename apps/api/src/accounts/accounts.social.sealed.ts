import { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { seal, unseal } from '../platform/sealed.ts'
import type { Transaction, Vouched } from './accounts.social.provider.ts'

/** What the browser carries for us and can neither read nor change. */

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

function close(ctx: Context, what: string, value: object, ms: number): string {
  const until = ctx.now().getTime() + ms
  return seal(ctx.config, what, JSON.stringify({ ...value, until })).toString('base64url')
}

function open<T extends { until: number }>(
  ctx: Context,
  what: string,
  shape: z.ZodType<T>,
  text: string,
): T | null {
  try {
    const value = shape.parse(JSON.parse(unseal(ctx.config, what, Buffer.from(text, 'base64url'))))
    return value.until > ctx.now().getTime() ? value : null
  } catch {
    // Not ours, cut short, or changed.
    return null
  }
}

/** Keeps a sign-in that begins in a cookie of this browser, which scripts don't see. */
export function keepTransaction(ctx: Context, transaction: Transaction): void {
  write(ctx, close(ctx, 'social transaction', transaction, transactionMs), transactionMs / 1000)
}

/** The sign-in that this browser began; it can be taken once. Null without one, or too late. */
export function takeTransaction(ctx: Context): Transaction | null {
  const kept = ctx.cookies.read(cookie)
  if (kept === null) return null
  write(ctx, '', 0)
  return open(ctx, 'social transaction', transactionShape, kept)
}

function write({ config, cookies }: Context, value: string, seconds: number): void {
  const secure = config.origins[0]?.startsWith('https:') ? '; Secure' : ''
  // Lax: the network sends people back by a link, and the page they come to asks from our own site.
  cookies.write(
    `${cookie}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** What the network said, for the person's next request. */
export const sealProof = (ctx: Context, person: Vouched): string =>
  close(ctx, 'social proof', person, proofMs)

/** Null when it isn't ours, or too old. */
export const openProof = (ctx: Context, proof: string): Vouched | null =>
  open(ctx, 'social proof', proofShape, proof)
