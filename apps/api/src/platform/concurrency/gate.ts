/** Limits concurrency: at most `max` calls run at once; the others wait in order of arrival. */
export function createGate(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= max) await new Promise<void>((resume) => waiting.push(resume))
    else running++
    try {
      return await work()
    } finally {
      // The slot is passed on directly, so that a new call can't overtake the queue.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
