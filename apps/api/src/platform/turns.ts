/** Lets work on the same thing run one after another, in the order it came; other things don't wait. */
export function createTurns(): <T>(thing: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (thing, work) => {
    // Whether the one before could or not is its own matter.
    const own = (last.get(thing) ?? Promise.resolve()).then(work, work)
    last.set(thing, own)
    try {
      return await own
    } finally {
      if (last.get(thing) === own) last.delete(thing)
    }
  }
}
