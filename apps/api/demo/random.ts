/** A seeded random generator, so that the demo content is always the same. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** An integer, both bounds inclusive. */
  int: (from: number, to: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** One of the values, with probabilities by weight. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T
  /** Up to `count` different entries, in the order of the list. */
  some: <T>(list: readonly T[], count: number) => T[]
  /** An independent generator, so that the draws of one part don't change other parts. */
  fork: (label: string) => Random
}

/** Uses the algorithm Mulberry32. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[int(0, list.length - 1)] as T
  }
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick,
    weighted: (list) => {
      let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      const found = list.find(([, weight]) => (rest -= weight) < 0) ?? list.at(-1)
      if (!found) throw new Error('nothing to pick from')
      return found[0]
    },
    some: (list, count) => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, list.length)) chosen.add(int(0, list.length - 1))
      return list.filter((_, i) => chosen.has(i))
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return h >>> 0
}
