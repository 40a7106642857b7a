import { isIP } from 'node:net'
import { minuteMs } from '@trilha/contracts/shared/durations'
import type { Database, Handle } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import type { LiveSession, SessionCache } from '../../platform/http/sessions.ts'
import { createToken, hashToken } from '../../platform/secrets/tokens.ts'
import { insertAccess } from './access.store.ts'
import { deviceOf } from './devices.ts'
import { idleMs, longestMs } from './sessionLengths.ts'
import {
  endSessions,
  findSession,
  insertSession,
  moveExpiry,
  rereadSessions,
  selectSessionKind,
} from '../accounts.store.ts'

/** Origin of a request: the IP address (null outside of a request) and the User-Agent. */
type Client = { ip: string | null; agent: string }
const noClient: Client = { ip: null, agent: '' }

/**
 * Starts a session and stores the hash of its token.
 * @param client its User-Agent names the device in the user's list of sessions; its address goes to
 * the access records that the law requires (Marco Civil da Internet, art. 15).
 * @returns the token, and the time when it expires as an ISO text.
 */
export async function startSession(
  db: Handle,
  userId: string,
  now: Date,
  client: Client = noClient,
) {
  const { token, hash: tokenHash } = createToken()
  const { typeUser, hasSecondStep } = await selectSessionKind(db, userId)
  const endsAt = new Date(now.getTime() + longestMs(typeUser, hasSecondStep))
  const expiresAt = new Date(now.getTime() + idleMs[typeUser])
  const device = deviceOf(client.agent)
  await insertSession(db, { userId, tokenHash, startedAt: now, expiresAt, endsAt, ...device })
  await insertAccess(db, userId, addressOf(client.ip), now)
  return { accessToken: token, expiresAt: expiresAt.toISOString() }
}

/**
 * Ends sessions of a user in every process.
 * @param which the session to end or the session to keep; absent: ends all sessions.
 * @returns the number of ended sessions.
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

/** Makes every process read a user's permissions again. Their sessions continue. */
export async function refreshUserSessions(
  platform: { sessions: SessionCache },
  db: Handle,
  userId: string,
): Promise<void> {
  await rereadSessions(db, userId)
  platform.sessions.drop(userId)
}

/** An IP address as the database accepts it, without IPv6 scope; null when it is not valid. */
function addressOf(ip: string | null): string | null {
  const bare = ip?.split('%')[0] ?? ''
  return isIP(bare) === 0 ? null : bare
}

/**
 * The session of a token; null when unknown or expired. Extends the session and records the access,
 * but at most once a minute.
 * @param call.ip address of the caller; null: the access is not recorded.
 * @param call.isUse false: the session is not extended.
 */
export async function sessionOf(
  platform: Pick<Platform, 'db' | 'sessions' | 'now'>,
  token: string,
  { ip, isUse }: { ip: string | null; isUse: boolean },
): Promise<LiveSession | null> {
  if (token.length < 20 || token.length > 200) return null
  const now = platform.now()
  const hash = hashToken(token)
  const key = hash.toString('base64')
  // If a session is dropped after this line, `set` below caches nothing.
  const dropsBeforeRead = platform.sessions.drops()
  const cached = platform.sessions.get(key, now)
  const session = cached ?? (await findSession(platform.db, hash))
  if (!session || session.expiresAt <= now) return null
  const extended = isUse ? await extendSession(platform.db, session, { hash, now, ip }) : session
  if (extended !== cached) platform.sessions.set(key, extended, dropsBeforeRead)
  return extended
}

/**
 * The session of a token; null when it has expired. It is not extended, because an open page alone
 * does not count as a use.
 */
export async function peekSession(
  platform: Pick<Platform, 'db' | 'now'>,
  token: string,
): Promise<LiveSession | null> {
  if (token.length < 20 || token.length > 200) return null
  const session = await findSession(platform.db, hashToken(token))
  return session && session.expiresAt > platform.now() ? session : null
}

async function extendSession(
  db: Database,
  session: LiveSession,
  { hash, now, ip }: { hash: Buffer; now: Date; ip: string | null },
) {
  const newExpiry = new Date(
    Math.min(now.getTime() + idleMs[session.viewer.typeUser], session.endsAt.getTime()),
  )
  if (newExpiry.getTime() - session.expiresAt.getTime() < minuteMs) return session
  await moveExpiry(db, hash, newExpiry, now)
  await insertAccess(db, session.viewer.userId, addressOf(ip), now)
  return { ...session, expiresAt: newExpiry }
}

/**
 * Session of an Authorization header; null without one.
 * @param call.isUse false: the session is not extended.
 * @throws AppError `session-ended`.
 */
export async function sessionFrom(
  platform: Platform,
  authorization: string | undefined,
  call: { ip: string; isUse: boolean },
): Promise<LiveSession | null> {
  if (!authorization) return null
  const token = /^Bearer ([\w-]+)$/.exec(authorization)?.[1]
  const session = token ? await sessionOf(platform, token, call) : null
  return session ?? fail('session-ended')
}
