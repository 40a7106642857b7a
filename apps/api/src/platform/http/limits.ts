import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type pg from 'pg'
import { fail } from '../errors.ts'
import { networkOf } from './network.ts'

/** Requests by caller's address: points in a duration in seconds. */
const policies = {
  read: { points: 600, duration: 60 },
  write: { points: 120, duration: 60 },
  /** Parts of files on their way: one a second for each recording of a shared address. */
  part: { points: 1800, duration: 60 },
  /** Pictures of companies: a page of results shows ten. */
  logo: { points: 1200, duration: 60 },
  account: { points: 30, duration: 300 },
  /** One API key, whatever addresses it is used from. */
  apiKey: { points: 600, duration: 60 },
  /** Pages that must be rendered, about 20 ms of the one thread each; kept ones are free. */
  page: { points: 600, duration: 60 },
  /** Live connections being made; after a restart those of a whole office come back at once. */
  live: { points: 300, duration: 60 },
  unlimited: { points: 0, duration: 0 },
} as const
export type LimitName = keyof typeof policies

/** Wrong passwords: by e-mail and address together strictly; by e-mail alone loosely, and past that
 * each address still has two tries, so that nobody can lock somebody else out. */
const guarded = {
  loginPair: { points: 5, duration: 15 * 60 },
  loginEmail: { points: 100, duration: 60 * 60 },
  loginPairBeset: { points: 2, duration: 15 * 60 },
  /** Mails that confirm a new address, by that address. */
  newEmail: { points: 5, duration: 60 * 60 },
  /** Each message to the team sends a mail back, to an address that nobody has proved theirs. */
  contactEmail: { points: 4, duration: 60 * 60 },
  contactNetwork: { points: 40, duration: 60 * 60 },
  /** Mails that a company has sent to an address: links to confirm, to prove, to join. */
  companyMail: { points: 5, duration: 60 * 60 },
  /** Invitations of one company in a day. */
  teamInvitations: { points: 50, duration: 24 * 60 * 60 },
  /** People that one company looks at in detail in a day: enough to choose, too few to copy. */
  talentViews: { points: 300, duration: 24 * 60 * 60 },
  /** Copies of everything held of a person: as large as all their recordings. */
  dataExport: { points: 3, duration: 24 * 60 * 60 },
  domainCheck: { points: 30, duration: 60 * 60 },
} as const
export type GuardName = keyof typeof guarded

export type Limits = {
  /** @throws AppError `too-many-requests` with Retry-After. */
  hit: (name: LimitName, ip: string) => Promise<void>
  /**
   * Counts one attempt.
   * @param key an e-mail address, id or network; capitals make no difference.
   * @throws AppError `too-many-requests`.
   */
  guard: (name: GuardName, key: string) => Promise<void>
  /** Forgets the attempts, after a success. */
  forgive: (name: GuardName, key: string) => Promise<void>
}

/**
 * Requests are counted in this process; attempts on accounts in PostgreSQL, so that several
 * processes agree (in memory while the database is away).
 * @param scale multiplies the points by address; tests and benchmarks raise it.
 */
export function createLimits(pool: pg.Pool, scale = 1): Limits {
  const byAddress = new Map<LimitName, RateLimiterMemory>()
  for (const [name, { points, duration }] of Object.entries(policies))
    if (points)
      byAddress.set(name as LimitName, new RateLimiterMemory({ points: points * scale, duration }))
  const byKey = new Map<GuardName, RateLimiterAbstract>()
  for (const [name, { points, duration }] of Object.entries(guarded))
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
