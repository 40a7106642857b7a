import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type pg from 'pg'
import { fail } from '../errors.ts'
import { networkOf } from './network.ts'

/** Limits of requests by the caller's network: `points` requests in `duration` seconds. */
const policies = {
  read: { points: 600, duration: 60 },
  write: { points: 120, duration: 60 },
  /** Chunks of uploads: each recording sends one per second, and people may share an address. */
  part: { points: 1800, duration: 60 },
  /** Company logos: a page of results shows ten. */
  logo: { points: 1200, duration: 60 },
  account: { points: 30, duration: 300 },
  /** One API key, from all addresses together. */
  apiKey: { points: 600, duration: 60 },
  /** Pages that are not cached: rendering one blocks the program for about 20 ms. */
  page: { points: 600, duration: 60 },
  /** New live connections; after a restart a whole office reconnects at once. */
  live: { points: 300, duration: 60 },
  unlimited: { points: 0, duration: 0 },
} as const
export type LimitName = keyof typeof policies

/**
 * Limits of attempts by a key, such as an e-mail address: `points` attempts in `duration` seconds.
 * Wrong passwords have a strict limit by e-mail and network together and a loose limit by e-mail
 * alone. When the loose limit is used up, each network still has two attempts, so that nobody can
 * lock another user out.
 */
const guards = {
  loginPair: { points: 5, duration: 15 * 60 },
  loginEmail: { points: 100, duration: 60 * 60 },
  loginPairBeset: { points: 2, duration: 15 * 60 },
  /** Mails that confirm a new address, counted by that address. */
  newEmail: { points: 5, duration: 60 * 60 },
  /** Each message to the team sends a confirmation mail to an address that is not verified. */
  contactEmail: { points: 4, duration: 60 * 60 },
  contactNetwork: { points: 40, duration: 60 * 60 },
  /** Mails sent to an address for a company: confirmation, proof of domain, invitation. */
  companyMail: { points: 5, duration: 60 * 60 },
  /** Team invitations of one company per day. */
  teamInvitations: { points: 50, duration: 24 * 60 * 60 },
  /** Profiles that one company opens per day: enough to choose, too few to copy the database. */
  talentViews: { points: 300, duration: 24 * 60 * 60 },
  /** Exports of all data of a user, which can be as large as all their recordings. */
  dataExport: { points: 3, duration: 24 * 60 * 60 },
  domainCheck: { points: 30, duration: 60 * 60 },
} as const
export type GuardName = keyof typeof guards

export type Limits = {
  /**
   * Counts one request.
   * @param ip the caller's address, or the id of an API key.
   * @throws AppError `too-many-requests` with Retry-After.
   */
  hit: (name: LimitName, ip: string) => Promise<void>
  /**
   * Counts one attempt.
   * @param key an e-mail address, id or network; case-insensitive.
   * @throws AppError `too-many-requests`.
   */
  guard: (name: GuardName, key: string) => Promise<void>
  /** Resets the counter after a success. */
  forgive: (name: GuardName, key: string) => Promise<void>
}

/**
 * Requests are counted in the memory of this process. Attempts are counted in PostgreSQL for all
 * processes together; while the database is unavailable, each process counts in its memory.
 * @param scale multiplies the limits of requests; tests and benchmarks raise it.
 */
export function createLimits(pool: pg.Pool, scale = 1): Limits {
  const byAddress = new Map<LimitName, RateLimiterMemory>()
  for (const [name, { points, duration }] of Object.entries(policies))
    if (points)
      byAddress.set(name as LimitName, new RateLimiterMemory({ points: points * scale, duration }))
  const byKey = new Map<GuardName, RateLimiterAbstract>()
  for (const [name, { points, duration }] of Object.entries(guards))
    byKey.set(
      name as GuardName,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      }),
    )
  return {
    hit: async (name, ip) => consume(byAddress.get(name), networkOf(ip)),
    guard: async (name, key) => consume(byKey.get(name), hashKey(key)),
    forgive: async (name, key) => {
      await byKey.get(name)?.delete(hashKey(key))
    },
  }
}

/** The table stores hashes only: it contains no e-mail address. */
const hashKey = (key: string): string =>
  createHash('sha256').update(key.toLowerCase()).digest('base64url')

async function consume(limiter: RateLimiterAbstract | undefined, key: string): Promise<void> {
  if (!limiter) return
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (refused instanceof Error) throw refused
    const wait = Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000)
    fail('too-many-requests', { headers: { 'retry-after': String(Math.max(1, wait)) } })
  }
}
