import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type pg from 'pg'
import { fail } from '../errors.ts'
import { networkOf } from './network.ts'

/**
 * Limits of requests in `duration` seconds: of one signed-in person or API key, and of one network.
 * Brazilian mobile networks have thousands of people behind one IPv4 address, so the limits of a
 * network only stop floods.
 */
const policies = {
  read: { person: 600, network: 6000, duration: 60 },
  write: { person: 120, network: 1200, duration: 60 },
  /** Chunks of uploads: each recording sends one per second. */
  part: { network: 6000, duration: 60 },
  /** Company logos: a page of results shows ten. */
  logo: { network: 12_000, duration: 60 },
  /** Sign-in, registration and what sends mails; passwords have limits of their own (`guards`). */
  account: { person: 30, network: 600, duration: 300 },
  apiKey: { person: 600, duration: 60 },
  /** Pages that are not cached: rendering one blocks the program for about 20 ms. */
  page: { network: 1200, duration: 60 },
  /** New live connections; after a restart a whole office reconnects at once. */
  live: { network: 3000, duration: 60 },
} as const
export type LimitName = keyof typeof policies | 'unlimited'

/** Who is counted: a network by the caller's address, a person by the user or key. */
export type Counted = { network: string } | { person: string }

/** A limit and what is left of it, for the headers of a reply; null without a limit. */
export type LimitState = {
  limit: number
  remaining: number
  /** Seconds until the count starts anew. */
  resetSeconds: number
  windowSeconds: number
} | null

/**
 * Limits of attempts by a key, such as an e-mail address: `points` attempts in `duration` seconds.
 * Wrong passwords have a strict limit by account and network together, a loose one by account alone,
 * and one by wide network (docs/decisions/0012-limits-that-lock-nobody-out.md).
 */
const guards = {
  loginPair: { points: 5, duration: 15 * 60 },
  loginAccount: { points: 100, duration: 60 * 60 },
  loginAdmin: { points: 20, duration: 60 * 60 },
  loginNetwork: { points: 1000, duration: 60 * 60 },
  /** The mail with a link to an account whose loose limit is used up. */
  loginMail: { points: 1, duration: 60 * 60 },
  /** Codes of the second step, by user and network. */
  codePair: { points: 5, duration: 15 * 60 },
  /** Wrong codes of the app, by user: six digits must not be guessed. */
  codeAccount: { points: 30, duration: 24 * 60 * 60 },
  /** The mail to a user whose second step somebody tries to guess. */
  secondStepMail: { points: 1, duration: 60 * 60 },
  /** Mails that confirm a new address, counted by that address. */
  newEmail: { points: 5, duration: 60 * 60 },
  /** Mails with a link that confirms the current address, counted by user. */
  emailConfirmation: { points: 5, duration: 24 * 60 * 60 },
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
   * @throws AppError `too-many-requests` with Retry-After.
   */
  hit: (name: LimitName, counted: Counted) => Promise<LimitState>
  /**
   * Counts one attempt.
   * @param key an e-mail address, id or network; case-insensitive.
   * @returns how many attempts are left.
   * @throws AppError `too-many-requests`.
   */
  guard: (name: GuardName, key: string) => Promise<number>
  /** Resets the counter after a success. */
  forgive: (name: GuardName, key: string) => Promise<void>
  /** Takes one attempt back, because it was no failure. */
  giveBack: (name: GuardName, key: string) => Promise<void>
}

/**
 * Requests are counted in the memory of this process. Attempts are counted in PostgreSQL for all
 * processes together; while the database is unavailable, each process counts in its memory.
 * @param options.scale multiplies the limits of requests; tests and benchmarks raise it.
 * @param options.onRefusal is called with the name of a limit each time it refuses.
 */
export function createLimits(
  pool: pg.Pool,
  { scale = 1, onRefusal }: { scale?: number; onRefusal?: (name: string) => void } = {},
): Limits {
  const requests = new Map<
    string,
    { limiter: RateLimiterMemory; limit: number; duration: number }
  >()
  for (const [name, { duration, ...limitsOf }] of Object.entries(policies))
    for (const [kind, points] of Object.entries(limitsOf)) {
      const limit = points * scale
      const limiter = new RateLimiterMemory({ points: limit, duration })
      requests.set(`${kind} ${name}`, { limiter, limit, duration })
    }
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
    hit: async (name, counted) => {
      const isNetwork = 'network' in counted
      const found = requests.get(`${isNetwork ? 'network' : 'person'} ${name}`)
      if (!found) return null
      const key = isNetwork ? networkOf(counted.network) : counted.person
      const { remainingPoints, msBeforeNext } = await consume(found.limiter, key, () =>
        onRefusal?.(name),
      )
      return {
        limit: found.limit,
        remaining: remainingPoints,
        resetSeconds: Math.ceil(msBeforeNext / 1000),
        windowSeconds: found.duration,
      }
    },
    guard: async (name, key) => {
      const limiter = byKey.get(name)
      if (!limiter) return Infinity
      return (await consume(limiter, hashKey(key), () => onRefusal?.(name))).remainingPoints
    },
    forgive: async (name, key) => {
      await byKey.get(name)?.delete(hashKey(key))
    },
    giveBack: async (name, key) => {
      await byKey.get(name)?.reward(hashKey(key))
    },
  }
}

/** The table stores hashes only: it contains no e-mail address. */
const hashKey = (key: string): string =>
  createHash('sha256').update(key.toLowerCase()).digest('base64url')

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  onRefusal: () => void,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (refused) {
    if (refused instanceof Error) throw refused
    onRefusal()
    const wait = Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000)
    return fail('too-many-requests', { headers: { 'retry-after': String(Math.max(1, wait)) } })
  }
}
