import { ask } from './call.ts'

/** Before each further try; the last again and again. In milliseconds. */
const pauses = [1_000, 3_000, 10_000]

/** True for code or an answer that could not be fetched; the words of Chromium, Firefox and Safari. */
export const isFetchFailure = (error: unknown): boolean =>
  error instanceof TypeError &&
  /failed to fetch|networkerror|load failed|error loading dynamically|importing a module/i.test(
    error.message,
  )

/**
 * Loads a part of the page that is needed later, again and again until it is there: whoever waits
 * shows that it is loading, and a network that fails never takes the page away with what was typed.
 * @param load an `import()`.
 * @throws what is wrong with the part itself.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (!isFetchFailure(error)) throw error
      if (tries > 0 && (await serverAnswers())) tellGone()
      await moment(pauses[Math.min(tries, pauses.length - 1)] ?? 0)
    }
  }
}

/** Waits, or until the network is back. */
const moment = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
  })

/** An answer that takes longer is none, in milliseconds. */
const patience = 5_000

/** True where the network is there, and it is only a file that isn't. */
export const serverAnswers = (): Promise<boolean> =>
  ask('/api/health/live', { method: 'GET', signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  )

let gone = false
const watchers = new Set<() => void>()

function tellGone(): void {
  gone = true
  for (const watcher of watchers) watcher()
}

/** True once a file of this page is no more on the server: a newer release is there. */
export const isGone = (): boolean => gone

/** Told when `isGone` changes. @returns how to stop. */
export function onGone(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
