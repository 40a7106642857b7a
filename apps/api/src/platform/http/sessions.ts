import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import type { ApiScope } from '@trilha/contracts/shared/endpoint'
import type { Config } from '../config/config.ts'
import type { KeyHolder, Platform, Viewer } from '../context.ts'
import type { Listener } from '../db/listen.ts'

/** A session that has not expired. */
export type LiveSession = {
  viewer: Viewer
  /** Moved by each use, at most to `endsAt`. */
  expiresAt: Date
  endsAt: Date
  /** When the owner proved last who they are: the sign-in, or a later proof. */
  provedAt: Date
  hasSecondStep: boolean
  /** From when the viewer's company asks for a second step; null for everybody else. */
  secondStepFrom: Date | null
}

/**
 * From when a user can do nothing without a second step; null: never. The configuration decides for
 * Trilha's team, the company's rule for its people.
 * @param ruleFrom null without a company or a rule.
 */
export function secondStepNeededFrom(
  config: Config,
  typeUser: TypeUser,
  ruleFrom: Date | null,
): Date | null {
  if (typeUser !== 3) return ruleFrom
  return config.teamNeedsSecondStep ? new Date(0) : null
}

/** Authentication of callers, implemented by the modules for accounts and API keys. */
export type Authenticators = {
  /**
   * Session of an Authorization header; null without one. A use extends it.
   * @throws AppError `session-ended`.
   */
  sessionFrom: (
    platform: Platform,
    authorization: string | undefined,
    call: { ip: string; isUse: boolean },
  ) => Promise<LiveSession | null>
  /** Session of a token, without extending it; null when it has expired. */
  peekSession: (platform: Platform, token: string) => Promise<LiveSession | null>
  /**
   * API key of an Authorization header and its company; null without a key.
   * @throws AppError `api-key-invalid`, `scope-missing`, `too-many-requests`.
   */
  keyHolderFrom: (
    platform: Platform,
    authorization: string | undefined,
    scope: ApiScope,
  ) => Promise<KeyHolder | null>
}

const maxAgeMs = 10_000

/** Recently read sessions. When any process ends one, the user's sessions are dropped at once. */
export type SessionCache = {
  /** A session that was read in the last ten seconds and has not expired. */
  get: (hash: string, now: Date) => LiveSession | undefined
  /** Number of drops so far. A session that was read before a drop may be stale after it. */
  drops: () => number
  /** Stores a session if no drop happened since the caller read `drops`. */
  set: (hash: string, session: LiveSession, drops: number) => void
  drop: (userId: string) => void
}

/**
 * Cache of this process. Drops a user's sessions when any process ends one of them.
 * @param onRead is told whether the cache had the session.
 */
export async function createSessionCache(
  listener: Listener,
  onRead: (isHit: boolean) => void,
): Promise<SessionCache> {
  const cache = new Map<string, { session: LiveSession; readAt: number }>()
  let drops = 0
  const drop = (userId: string) => {
    drops++
    for (const [hash, { session }] of cache)
      // An empty payload means a reconnection: notifications may have been missed.
      if (userId === '' || session.viewer.userId === userId) cache.delete(hash)
  }
  await listener.on('session_ended', drop)
  return {
    get: (hash, now) => {
      const cached = cache.get(hash)
      // A session that seems expired may have been extended in another process: read it again.
      const isFresh =
        cached && Date.now() - cached.readAt < maxAgeMs && cached.session.expiresAt > now
      onRead(Boolean(isFresh))
      return isFresh ? cached.session : undefined
    },
    drops: () => drops,
    set: (hash, session, dropsBefore) => {
      if (dropsBefore !== drops) return
      if (cache.size > 50_000) cache.clear()
      cache.set(hash, { session, readAt: Date.now() })
    },
    drop,
  }
}
