/** Runs work when it is its turn. */
export type Gate = (<T>(work: () => Promise<T>) => Promise<T>) & {
  /** True while somebody waits for a turn. */
  isAwaited: () => boolean
}

/** How many may wait; `refuse` throws for the next one. */
type Queue = { maxWaiting: number; refuse: () => never }

/** Limits concurrency: at most `max` calls run at once; the others wait in order of arrival. */
export function createGate(max: number, queue?: Queue): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < max) running++
    else {
      if (queue && waiting.length >= queue.maxWaiting) queue.refuse()
      await new Promise<void>((resume) => waiting.push(resume))
    }
    try {
      return await work()
    } finally {
      // The slot is passed on directly, so that a new call can't overtake the queue.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return Object.assign(run, { isAwaited: () => waiting.length > 0 })
}
