import type { ApiScope } from '@trilha/contracts/endpoint'
import type { KeyHolder, Platform, Viewer } from '../context.ts'
import type { Listener } from '../db/listen.ts'

/** A session that is not over. */
export type LiveSession = { viewer: Viewer; expiresAt: Date; endsAt: Date }

/** How the nouns that know accounts and keys tell the platform who calls. */
export type Authenticators = {
  /** The session of an Authorization header; null without one. @throws AppError `session-ended`. */
  sessionFrom: (
    platform: Platform,
    authorization: string | undefined,
    ip: string,
  ) => Promise<LiveSession | null>
  /** The session of a token, not prolonged by asking; null when it is over. */
  peekSession: (platform: Platform, token: string) => Promise<LiveSession | null>
  /** The company whose API key the header shows; null when it shows none. @throws AppError. */
  keyHolderFrom: (
    platform: Platform,
    authorization: string | undefined,
    scope: ApiScope,
  ) => Promise<KeyHolder | null>
}

type Cached = LiveSession & { readAt: number }

/** Sessions read a moment ago; a revocation anywhere drops them at once. */
export type SessionCache = {
  get: (hash: string) => Cached | undefined
  /** Counts the drops: what was read before one may be out of date after it. */
  drops: () => number
  /** Stores a session unless one was dropped since `drops` was that. */
  set: (hash: string, session: LiveSession, drops: number) => void
  drop: (userId: string) => void
}

/** A cache of this process, emptied for a user when any process ends one of their sessions. */
export async function createSessionCache(listener: Listener): Promise<SessionCache> {
  const cache = new Map<string, Cached>()
  let drops = 0
  const drop = (userId: string) => {
    drops++
    for (const [hash, session] of cache)
      // An empty payload follows a reconnection: anything may have been missed.
      if (userId === '' || session.viewer.userId === userId) cache.delete(hash)
  }
  await listener.on('session_ended', drop)
  return {
    get: (hash) => cache.get(hash),
    drops: () => drops,
    set: (hash, session, since) => {
      if (since !== drops) return
      if (cache.size > 50_000) cache.clear()
      cache.set(hash, { ...session, readAt: Date.now() })
    },
    drop,
  }
}
