import { withLock } from './recordings.locks.ts'

/** Waits before a retry, in milliseconds. */
const shortestWait = 1000
const longestWait = 15_000

type Options = {
  /** The candidate whose recordings are on the screen; null before any were opened. */
  owner: () => string | null
  /** The signed-in candidate; nothing is uploaded for another one. */
  signedIn: () => string | null
  /** Sends everything once. @returns true if something should be retried soon. */
  runOnce: (owner: string) => Promise<boolean>
  /** Called after each run, also after a failed one. */
  onEnd: () => void
}

/** Uploads everything, one tab at a time; failures are retried with increasing delays. */
export function createUploads({ owner, signedIn, runOnce, onEnd }: Options) {
  let running = false
  let wanted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = shortestWait

  function wake(): void {
    wanted = true
    if (running) return
    running = true
    clearTimeout(timer)
    timer = undefined
    void withLock('trilha-videos', sendAll)
      .catch(() => null)
      .then((shouldRetry) => {
        running = false
        onEnd()
        if (shouldRetry === false) {
          wait = shortestWait
          if (wanted) wake()
        } else {
          timer = setTimeout(wake, wait)
          wait = Math.min(longestWait, wait * 2)
        }
      })
  }

  /** @returns true if something should be retried soon. */
  async function sendAll(): Promise<boolean> {
    let shouldRetry = false
    while (wanted) {
      const person = owner()
      if (!person || signedIn() !== person) break
      wanted = false
      shouldRetry = await runOnce(person)
    }
    // Continue if the user signs in again on this page.
    return shouldRetry || signedIn() !== owner()
  }

  return {
    wake,

    /** Sends now, without waiting for the retry delay. */
    wakeNow(): void {
      wait = shortestWait
      wake()
    },

    /** True while the retry timer decides when to send. */
    isWaiting: (): boolean => timer !== undefined,
  }
}
