/** Letters of a word whose deletions are compared: enough, since the distance is at most 2. */
const prefix = 7

/** How many slips a word of this length may hold. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length <= 6 ? 1 : 2
}

/**
 * Known words near a mistyped one. Two words within `d` slips share a form that both reach by deleting
 * at most `d` letters, so the hashes of these forms, sorted, lead from one to the other in a few
 * microseconds; the true distance decides. Words added since the last `settle` are compared one by one.
 */
export class TypoIndex {
  private readonly words: string[]
  /** Pairs of deletion hash and word number, sorted by hash. */
  private pairs: Uint32Array = new Uint32Array(0)
  private settled = 0

  /** @param words grows behind our back; a word keeps its number */
  constructor(words: string[]) {
    this.words = words
  }

  /** Takes in the words that came since, once they are many. */
  settle(): void {
    if (this.words.length - this.settled <= Math.max(256, this.settled >>> 4)) return
    const halves: number[] = []
    for (let number = this.settled; number < this.words.length; number++) {
      const word = this.words[number]!
      if (word.length < 3) continue
      for (const hash of deletions(word, word.length > 6 ? 2 : 1)) halves.push(number, hash)
    }
    const added = Uint32Array.from(halves)
    // Hash and number as one 64-bit number (all our platforms are little-endian), sorted natively.
    new BigUint64Array(added.buffer).sort()
    this.pairs = mergedPairs(this.pairs, added)
    this.settled = this.words.length
  }

  /** Numbers of the words within the allowed slips, nearest first, then by `frequency`. */
  near(typed: string, frequency: (number: number) => number): number[] {
    const limit = slipsAllowed(typed.length)
    if (limit === 0) return []
    const found = new Map<number, number>()
    const consider = (number: number) => {
      if (found.has(number)) return
      const distance = slips(typed, this.words[number]!, limit)
      if (distance <= limit) found.set(number, distance)
    }
    for (const hash of deletions(typed, limit)) this.withHash(hash, consider)
    for (let number = this.settled; number < this.words.length; number++) consider(number)
    return [...found]
      .sort(([a, da], [b, db]) => da - db || frequency(b) - frequency(a) || a - b)
      .map(([number]) => number)
  }

  get bytes(): number {
    return this.pairs.byteLength
  }

  private withHash(hash: number, visit: (number: number) => void): void {
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

/** Hashes of what remains of a word's beginning when up to `depth` letters are left out. */
function deletions(word: string, depth: number): number[] {
  const length = Math.min(word.length, prefix)
  const hashes = [hashWithout(word, length, 0)]
  for (let i = 0; i < length; i++) {
    hashes.push(hashWithout(word, length, 1 << i))
    if (depth === 1) continue
    for (let j = i + 1; j < length; j++) hashes.push(hashWithout(word, length, (1 << i) | (1 << j)))
  }
  return hashes
}

/** FNV-1a over the letters that the mask leaves. */
function hashWithout(word: string, length: number, mask: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < length; i++)
    if (((mask >>> i) & 1) === 0) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/**
 * Slips between two words: letters missing, too many, wrong, or two neighbours swapped
 * (Damerau-Levenshtein, restricted). Above `limit` any larger number is answered.
 */
export function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    // A swap reaches two rows back, so one row above the limit isn't the end yet.
    if (least > limit && Math.min(...last) > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length]!
}
