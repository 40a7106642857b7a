/** Lets at most `most` pieces of work run at once; the others wait in the order they came. */
export function createGate(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await work()
    } finally {
      // The place is handed on, never given back in between: nobody can slip past the line.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
