/** Number of first letters whose deletions are indexed; enough for a distance of 2. */
const prefixLength = 7

/** The maximum edit distance of a correction for a word of this length. */
export function maxDistance(length: number): number {
  if (length < 4) return 0
  return length <= 6 ? 1 : 2
}

/**
 * Finds the known words near a mistyped one. Two words within edit distance `d` have a common form
 * that both reach by deleting at most `d` letters. A sorted list of the hashes of these forms finds
 * the candidates in microseconds; their true distance decides. Words added after the last
 * `indexNewWords` are compared individually.
 */
export class TypoIndex {
  private readonly words: string[]
  /** Pairs of word id and deletion hash, sorted by hash. */
  private pairs: Uint32Array = new Uint32Array(0)
  private indexedCount = 0

  /** @param words by word id; the owner appends new words to it */
  constructor(words: string[]) {
    this.words = words
  }

  /** Indexes the new words if there are many. */
  indexNewWords(): void {
    if (this.words.length - this.indexedCount <= Math.max(256, this.indexedCount >>> 4)) return
    const flatPairs: number[] = []
    for (let id = this.indexedCount; id < this.words.length; id++) {
      const word = this.words[id]!
      if (word.length < 3) continue
      for (const hash of deletions(word, word.length > 6 ? 2 : 1)) flatPairs.push(id, hash)
    }
    const added = Uint32Array.from(flatPairs)
    // Hash and id form one 64-bit number (all our platforms are little-endian), so that the native
    // sort can be used.
    new BigUint64Array(added.buffer).sort()
    this.pairs = mergedPairs(this.pairs, added)
    this.indexedCount = this.words.length
  }

  /** Ids of the words within the maximum distance, nearest first, then by `frequency`. */
  near(typed: string, frequency: (id: number) => number): number[] {
    return this.distances(typed, editDistance)
      .sort(([a, da], [b, db]) => da - db || frequency(b) - frequency(a) || a - b)
      .map(([id]) => id)
  }

  /**
   * The words within the maximum distance, with it, in no order.
   * @param distanceOf at least 1 for each letter that differs at the beginning of the words
   */
  distances(typed: string, distanceOf: typeof editDistance): [id: number, distance: number][] {
    const limit = maxDistance(typed.length)
    if (limit === 0) return []
    const found = new Map<number, number>()
    const considered = new Set<number>()
    const consider = (id: number) => {
      if (considered.has(id)) return
      considered.add(id)
      const distance = distanceOf(typed, this.words[id]!, limit)
      if (distance <= limit) found.set(id, distance)
    }
    for (const hash of deletions(typed, limit)) this.visitHash(hash, consider)
    for (let id = this.indexedCount; id < this.words.length; id++) consider(id)
    return [...found]
  }

  get bytes(): number {
    return this.pairs.byteLength
  }

  private visitHash(hash: number, visit: (id: number) => void): void {
    let low = 0
    let high = this.pairs.length >>> 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.pairs[middle * 2 + 1]! < hash) low = middle + 1
      else high = middle
    }
    for (; low * 2 < this.pairs.length && this.pairs[low * 2 + 1] === hash; low++)
      visit(this.pairs[low * 2]!)
  }
}

function mergedPairs(a: Uint32Array, b: Uint32Array): Uint32Array {
  const out = new Uint32Array(a.length + b.length)
  let i = 0
  let j = 0
  for (let at = 0; at < out.length; at += 2) {
    const fromA = j >= b.length || (i < a.length && a[i + 1]! <= b[j + 1]!)
    const from = fromA ? a : b
    const next = fromA ? i : j
    out[at] = from[next]!
    out[at + 1] = from[next + 1]!
    if (fromA) i += 2
    else j += 2
  }
  return out
}

/** Hashes of a word's prefix with up to `depth` letters deleted. */
function deletions(word: string, depth: number): number[] {
  const length = Math.min(word.length, prefixLength)
  const hashes = [hashWithout(word, length, 0)]
  for (let i = 0; i < length; i++) {
    hashes.push(hashWithout(word, length, 1 << i))
    if (depth === 1) continue
    for (let j = i + 1; j < length; j++) hashes.push(hashWithout(word, length, (1 << i) | (1 << j)))
  }
  return hashes
}

/** FNV-1a hash of the letters that are not in the mask. */
function hashWithout(word: string, length: number, mask: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < length; i++)
    if (((mask >>> i) & 1) === 0) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/**
 * Restricted Damerau-Levenshtein distance: letters inserted, deleted, replaced, or two neighbours
 * swapped. If the distance is above `limit`, the result is any number above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  return distancesToBeginnings(a, b, limit)?.[b.length] ?? limit + 1
}

/** Like `editDistance`, to the nearest beginning of `whole`. */
export function beginningDistance(typed: string, whole: string, limit: number): number {
  const distances = distancesToBeginnings(typed, whole.slice(0, typed.length + limit), limit)
  return distances ? Math.min(...distances) : limit + 1
}

/** The distance from `a` to the first 0, 1, 2… letters of `b`; null if all are above `limit`. */
function distancesToBeginnings(a: string, b: string, limit: number): number[] | null {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let rowMin = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, beforePrevious[j - 2]! + 1)
      row.push(cost)
      if (cost < rowMin) rowMin = cost
    }
    // A swap in the next row continues from the previous row, so both rows must be above the limit.
    if (rowMin > limit && Math.min(...previous) > limit) return null
    beforePrevious = previous
    previous = row
  }
  return previous
}
