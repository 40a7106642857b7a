import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/endpoint'
import { useSyncExternalStore } from 'react'
import { addressOf, call, CallError, type CallOptions } from './call.ts'
import { keepAnswer, keptAnswer } from './kept.ts'
import { signedInUser } from './session.ts'

/** When the oldest answer on the screen was given, in milliseconds; null while all are fresh. */
let since: number | null = null
const watchers = new Set<() => void>()

function say(next: number | null): void {
  if (next === since) return
  since = next
  for (const watcher of watchers) watcher()
}

/**
 * Calls a reading endpoint and keeps its answer on this device; while the network is away the last
 * answer is read again.
 * @throws CallError as `call` does, also where nothing is kept.
 */
export async function callKept<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const owner = signedInUser()
  const { params, query } = input as Record<'params' | 'query', Record<string, unknown> | undefined>
  const key = addressOf(endpoint, params, query)
  try {
    const answer = await call(endpoint, input, options)
    if (owner) void keepAnswer(owner, key, answer)
    say(null)
    return answer
  } catch (error) {
    if (!owner || !(error instanceof CallError) || error.status !== 0) throw error
    const kept = await keptAnswer(owner, key)
    // Kept by another version of the site: its shape may be another.
    const known = kept && endpoint.reply?.safeParse(kept.data)
    if (!kept || !known?.success) throw error
    say(Math.min(since ?? Infinity, kept.at))
    return known.data as ReplyOf<E>
  }
}

/** True while something on the screen comes from this device, as it was some time ago. */
export const showsKept = (): boolean => since !== null

/** When what is on the screen was true, where it comes from this device; null where it is fresh. */
export const useKeptSince = (): Date | null => {
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
