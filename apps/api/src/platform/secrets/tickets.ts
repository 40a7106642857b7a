import { z } from 'zod'
import type { Context } from '../context.ts'
import { seal, unseal } from './sealed.ts'

type Clock = Pick<Context, 'config' | 'now'>

/**
 * Encrypts a value that the browser keeps for us for a limited time. The browser can neither read
 * nor change it.
 * @param purpose tickets of another purpose are refused.
 * @param lifeMs how long it can be opened, in milliseconds.
 */
export function sealTicket(ctx: Clock, purpose: string, value: object, lifeMs: number): string {
  const until = ctx.now().getTime() + lifeMs
  return seal(ctx.config, purpose, JSON.stringify({ ...value, until })).toString('base64url')
}

const validity = z.object({ until: z.number() })

/** The value of a ticket; null when we did not make it for this purpose or its time is over. */
export function openTicket<T>(
  ctx: Clock,
  purpose: string,
  shape: z.ZodType<T>,
  ticket: string,
): T | null {
  try {
    const value: unknown = JSON.parse(unseal(ctx.config, purpose, Buffer.from(ticket, 'base64url')))
    return validity.parse(value).until > ctx.now().getTime() ? shape.parse(value) : null
  } catch {
    // Not encrypted by us, or changed.
    return null
  }
}
