import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { fail } from '../platform/errors.ts'
import { createGate } from '../platform/gate.ts'

/** argon2id (the library's default kind) with OWASP's first choice of costs, about 25 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash takes 19 MiB and a core: a flood must wait in line, and a longer line is refused.
const gate = createGate(Math.max(2, availableParallelism()))
const mostWaiting = 200
let pending = 0

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (pending >= mostWaiting) fail('unavailable', { headers: { 'retry-after': '3' } })
  pending++
  try {
    return await gate(work)
  } finally {
    pending--
  }
}

/** The same letters typed on two keyboards may come composed or not: one form counts. */
const normal = (password: string) => password.normalize('NFKC')

/** @returns what is stored in place of a password (PHC string). */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(normal(password), cost))
}

let dummy: Promise<string> | undefined

/**
 * True when the password is the one of this hash. Without a hash (no such account) it takes as long
 * and answers false, so that the time tells nothing.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const against = stored ?? (await dummy)
  const right = await inLine(() => verify(against, normal(password)))
  return right && stored !== null
}
