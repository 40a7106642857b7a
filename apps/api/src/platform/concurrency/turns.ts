/** Serializes work by key: calls with the same key run one after another, in order of arrival. */
export function createKeyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    // A failure of the previous call does not affect this one.
    const result = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, result)
    try {
      return await result
    } finally {
      if (last.get(key) === result) last.delete(key)
    }
  }
}
