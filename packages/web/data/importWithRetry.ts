import { fetchApi } from './call.ts'

/** Pauses before retries, in milliseconds; the last one repeats. */
const pauses = [1_000, 3_000, 10_000]

/**
 * True if code or an answer could not be fetched. Recognises the error messages of Chromium,
 * Firefox and Safari.
 */
export const isFetchFailure = (error: unknown): boolean =>
  error instanceof TypeError &&
  /failed to fetch|networkerror|load failed|error loading dynamically|importing a module/i.test(
    error.message,
  )

/**
 * Loads a lazy part of the page and retries until it succeeds. Meanwhile the caller shows that it
 * is loading, so that a network failure never removes the page with its unsent input.
 * @param load an `import()`.
 * @throws errors of the module itself.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (!isFetchFailure(error)) throw error
      if (tries > 0 && (await isServerReachable())) markOutdated()
      await waitOrOnline(pauses[Math.min(tries, pauses.length - 1)] ?? 0)
    }
  }
}

/** Waits for `ms`, or until the network is back. */
const waitOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
  })

/** Timeout of `isServerReachable`. */
const timeoutMs = 5_000

/** True if the server responds: then a file that cannot be loaded is missing on the server. */
export const isServerReachable = (): Promise<boolean> =>
  fetchApi('/api/health/live', { method: 'GET', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  )

let outdated = false
const watchers = new Set<() => void>()

function markOutdated(): void {
  outdated = true
  for (const watcher of watchers) watcher()
}

/** True when a file of this page no longer exists on the server, because of a newer release. */
export const isOutdated = (): boolean => outdated

/**
 * Calls `watcher` when `isOutdated` changes.
 * @returns the unsubscribe function.
 */
export function onOutdated(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
