import { withLock } from './recordings.locks.ts'

/** Waits before a retry, in milliseconds. */
const shortestWait = 1000
const longestWait = 15_000

type Options = {
  /** The candidate whose recordings are on the screen; null before any were opened. */
  owner: () => string | null
  /** The signed-in candidate; nothing is uploaded for another one. */
  signedIn: () => string | null
  /** Handles every recording one time. @returns true if something should be retried soon. */
  runOnce: (owner: string) => Promise<boolean>
  /** Called after each run, also after a failed one. */
  onEnd: () => void
}

/** Uploads everything, one tab at a time; failures are retried with increasing delays. */
export function createUploadLoop({ owner, signedIn, runOnce, onEnd }: Options) {
  let running = false
  let wanted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = shortestWait

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
          waitMs = shortestWait
          if (wanted) wake()
        } else {
          // Also if another tab is uploading or the run failed: then `shouldRetry` is null.
          timer = setTimeout(wake, waitMs)
          waitMs = Math.min(longestWait, waitMs * 2)
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
    // Looks again later, because this user may sign in again on this page.
    return shouldRetry || signedIn() !== owner()
  }

  return {
    /** Sends now; if a run is in progress, once more after it. */
    wake,

    /** Like `wake`; the next retry delay is the shortest again. */
    wakeNow(): void {
      waitMs = shortestWait
      wake()
    },

    /** True while a retry is scheduled. */
    isWaiting: (): boolean => timer !== undefined,
  }
}
