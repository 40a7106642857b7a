import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { fail } from '../../platform/errors.ts'
import { createGate } from '../../platform/concurrency/gate.ts'

/**
 * argon2id (the library's default) with the first parameters that OWASP recommends, about 25 ms.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash takes 19 MiB and a core, so concurrent hashes are queued and the queue is limited.
const atOnce = Math.max(2, availableParallelism())
const queued = createGate(atOnce, {
  maxWaiting: 200 - atOnce,
  refuse: () => fail('unavailable', { headers: { 'retry-after': '3' } }),
})

/** Keyboards may send composed or decomposed characters, so both get the same form. */
const normalized = (password: string) => password.normalize('NFKC')

/** The hash to store (PHC string). @throws AppError `unavailable` when too many hashes wait. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(normalized(password), cost))
}

/**
 * The hash of a text with a salt that is stored elsewhere.
 * @throws AppError `unavailable` when too many hashes wait.
 */
export function hashWithSalt(text: string, salt: Buffer): Promise<Buffer> {
  return queued(() => hashRaw(text, { ...cost, salt }))
}

let dummy: Promise<string> | undefined

/**
 * True when the password matches the hash. Without a hash (no such account) it returns false after
 * the same time, so that the time doesn't reveal which accounts exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const hashToCheck = stored ?? (await dummy)
  const matches = await queued(() => verify(hashToCheck, normalized(password)))
  return matches && stored !== null
}
