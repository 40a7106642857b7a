import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useSyncExternalStore } from 'react'
import { addressOf, call, CallError, type CallOptions } from './call.ts'
import { cacheAnswer, cachedAnswer } from './offlineCache.ts'
import { signedInUser } from './session.ts'

/** Time of the oldest cached answer on the screen, in epoch ms; null while all are fresh. */
let since: number | null = null
const watchers = new Set<() => void>()

function setSince(next: number | null): void {
  if (next === since) return
  since = next
  for (const watcher of watchers) watcher()
}

/**
 * Calls a reading endpoint and caches its answer on this device; without a network it returns the
 * cached answer.
 * @throws CallError as `call` does, also if nothing is cached.
 */
export async function callCached<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const owner = signedInUser()
  const { params, query } = input as Record<'params' | 'query', Record<string, unknown> | undefined>
  const key = addressOf(endpoint, params, query)
  try {
    const answer = await call(endpoint, input, options)
    if (owner) void cacheAnswer(owner, key, answer)
    setSince(null)
    return answer
  } catch (error) {
    if (!owner || !(error instanceof CallError) || error.status !== 0) throw error
    const cached = await cachedAnswer(owner, key)
    // An answer cached by another version of the site may have another shape.
    const parsed = cached && endpoint.reply?.safeParse(cached.data)
    if (!cached || !parsed?.success) throw error
    setSince(Math.min(since ?? Infinity, cached.at))
    return parsed.data as ReplyOf<E>
  }
}

/** True while something on the screen comes from the cache. */
export const showsCached = (): boolean => since !== null

/** Time of the oldest cached data on the screen; null if all data is fresh. */
export const useCachedSince = (): Date | null => {
  const at = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => since,
    () => null,
  )
  return at === null ? null : new Date(at)
}
