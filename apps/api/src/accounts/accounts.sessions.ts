import { isIP } from 'node:net'
import type { Database, Handle } from '../platform/db/database.ts'
import type { Platform } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import type { LiveSession, SessionCache } from '../platform/http/sessions.ts'
import { createToken, hashToken } from '../platform/tokens.ts'
import { insertAccess } from './accounts.access.store.ts'
import { deviceOf } from './accounts.devices.ts'
import {
  endSessions,
  findSession,
  insertSession,
  moveExpiry,
  rereadSessions,
} from './accounts.store.ts'

const minute = 60_000
/** A session ends after this long without use … */
export const slidingMs = 60 * minute
/** … and at the latest after this long, however much it is used. */
export const absoluteMs = 30 * 24 * 60 * minute
const cacheMs = 10_000

/** Where a session is used from: the address, null where nobody's browser asks, and what it says of itself. */
type From = { ip: string | null; agent: string }
const nowhere: From = { ip: null, agent: '' }

/**
 * Starts a session. The token is told once and stored only as its hash.
 * @param from by its agent the person will know the device again; its address goes to the access
 * records, which the law demands (Marco Civil da Internet, art. 15).
 */
export async function startSession(db: Handle, userId: string, now: Date, from: From = nowhere) {
  const { token, hash: tokenHash } = createToken()
  const expiresAt = new Date(now.getTime() + slidingMs)
  const endsAt = new Date(now.getTime() + absoluteMs)
  const device = deviceOf(from.agent)
  await insertSession(db, { userId, tokenHash, startedAt: now, expiresAt, endsAt, ...device })
  await insertAccess(db, userId, addressOf(from.ip), now)
  return { accessToken: token, expiresAt: expiresAt.toISOString() }
}

/**
 * Ends sessions of a user, all or all but one or only one, here and in every process.
 * @returns how many there were.
 */
export async function revoke(
  platform: { sessions: SessionCache },
  db: Handle,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await endSessions(db, userId, which)
  platform.sessions.drop(userId)
  return ended
}

/** Has what a user may do read anew, here and in every process; their sessions go on. */
export async function rereadUser(
  platform: { sessions: SessionCache },
  db: Handle,
  userId: string,
): Promise<void> {
  await rereadSessions(db, userId)
  platform.sessions.drop(userId)
}

/** An address as the database takes it; null for what is none (a scope of IPv6 is left out). */
function addressOf(ip: string | null): string | null {
  const bare = ip?.split('%')[0] ?? ''
  return isIP(bare) === 0 ? null : bare
}

/**
 * The session of a token; null when unknown or over. Its use moves its end and is put on record, at
 * most each minute. @param ip where it is used from; null: not to be recorded.
 */
export async function sessionOf(
  platform: Pick<Platform, 'db' | 'sessions' | 'now'>,
  token: string,
  ip: string | null,
): Promise<LiveSession | null> {
  if (token.length < 20 || token.length > 200) return null
  const now = platform.now()
  const hash = hashToken(token)
  const key = hash.toString('base64')
  const drops = platform.sessions.drops()
  const cached = platform.sessions.get(key)
  // One that is over by the cache may have been prolonged: `set` refuses what was read before a drop.
  const fresh = cached && Date.now() - cached.readAt < cacheMs && cached.expiresAt > now
  const session = fresh ? cached : await findSession(platform.db, hash)
  if (!session || session.expiresAt <= now) return null
  const moved = await slide(platform.db, hash, session, now, ip)
  if (!fresh || moved !== session) platform.sessions.set(key, moved, drops)
  return moved
}

/** The session of a token, read anew and not prolonged: an open page is no use of it. Null when over. */
export async function peekSession(
  platform: Pick<Platform, 'db' | 'now'>,
  token: string,
): Promise<LiveSession | null> {
  if (token.length < 20 || token.length > 200) return null
  const session = await findSession(platform.db, hashToken(token))
  return session && session.expiresAt > platform.now() ? session : null
}

async function slide(
  db: Database,
  hash: Buffer,
  session: LiveSession,
  now: Date,
  ip: string | null,
) {
  const next = new Date(Math.min(now.getTime() + slidingMs, session.endsAt.getTime()))
  if (next.getTime() - session.expiresAt.getTime() < minute) return session
  await moveExpiry(db, hash, next, now)
  await insertAccess(db, session.viewer.userId, addressOf(ip), now)
  return { ...session, expiresAt: next }
}

/** The session of an Authorization header. Absent: null. @throws `session-ended` for a dead token. */
export async function sessionFrom(
  platform: Platform,
  authorization: string | undefined,
  ip: string,
): Promise<LiveSession | null> {
  if (!authorization) return null
  const token = /^Bearer ([\w-]+)$/.exec(authorization)?.[1]
  const session = token ? await sessionOf(platform, token, ip) : null
  return session ?? fail('session-ended')
}
