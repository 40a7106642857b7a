import { hasBit, listBits, setBit, wordsFor } from './bits.ts'

/** A set with fewer ordinals always stays a list. */
const minDenseCount = 256
/**
 * A set that contains more than one in this many ordinals is stored as bits. Bits take up to twice
 * the memory of a list, but need an eighth of the work.
 */
export const density = 64

/** Marks a removed ordinal in a table of new ordinals. */
export const removed: number = 2 ** 32 - 1

/**
 * A set of ordinals: a sorted list while sparse, bits once dense. Exactly one of `list` and `words`
 * is set. `list` may be longer than `count`; `words` may end before the last ordinal of the index.
 * The postings of a term and the result of a search are such sets.
 */
export class OrdinalSet {
  count: number
  list: Uint32Array | null
  words: Uint32Array | null
  private last = -1

  constructor(count: number, list: Uint32Array | null, words: Uint32Array | null) {
    this.count = count
    this.list = list
    this.words = words
  }

  /** Adds an ordinal above all others in the set; adding the last one again has no effect. */
  append(ordinal: number): void {
    if (ordinal === this.last) return
    this.last = ordinal
    if (this.words) this.appendBit(this.words, ordinal)
    else this.appendToList(this.list!, ordinal)
    this.count++
  }

  has(ordinal: number): boolean {
    if (this.words) return hasBit(this.words, ordinal)
    const at = lowerBound(this.list!, 0, this.count, ordinal)
    return at < this.count && this.list![at] === ordinal
  }

  /** Writes the ordinals in ascending order; `out` must have room for `count`. */
  copyTo(out: Uint32Array): void {
    if (this.words) listBits(this.words, this.words.length, out)
    else out.set(this.list!.subarray(0, this.count))
  }

  get bytes(): number {
    return (this.words ?? this.list!).byteLength
  }

  private appendBit(words: Uint32Array, ordinal: number): void {
    const needed = (ordinal >>> 5) + 1
    if (needed > words.length) this.words = grown(words, needed)
    setBit(this.words!, ordinal)
  }

  private appendToList(list: Uint32Array, ordinal: number): void {
    if (this.count >= minDenseCount && (this.count + 1) * density > ordinal) {
      const words = new Uint32Array(wordsFor(ordinal + 1))
      for (let i = 0; i < this.count; i++) setBit(words, list[i]!)
      setBit(words, ordinal)
      this.list = null
      this.words = words
      return
    }
    if (this.count === list.length) this.list = grown(list, this.count + 1)
    this.list![this.count] = ordinal
  }
}

/** A set of the ordinals of a sorted list. It may use the list itself, not a copy. */
export function setOf(list: Uint32Array): OrdinalSet {
  const last = list.at(-1)
  if (last === undefined || list.length < minDenseCount || list.length * density <= last)
    return new OrdinalSet(list.length, list, null)
  const words = new Uint32Array(wordsFor(last + 1))
  for (const ordinal of list) setBit(words, ordinal)
  return new OrdinalSet(list.length, null, words)
}

/**
 * Frees spare capacity and packs the lists into one array. For a rare word, a separate array would
 * take more memory than its ordinals.
 */
export function packLists(sets: OrdinalSet[]): void {
  const lists = sets.filter((set) => set.list !== null)
  const packed = new Uint32Array(lists.reduce((sum, set) => sum + set.count, 0))
  let at = 0
  for (const set of lists) {
    const part = packed.subarray(at, at + set.count)
    set.copyTo(part)
    set.list = part
    at += set.count
  }
}

/** An empty set with room to grow. */
export const emptyPostings = (): OrdinalSet => new OrdinalSet(0, new Uint32Array(2), null)

/** A larger copy, with room for at least `needed` elements. */
export function grown(array: Uint32Array, needed: number): Uint32Array {
  const larger = new Uint32Array(Math.max(needed, array.length + (array.length >>> 1) + 2))
  larger.set(array)
  return larger
}

/** The first position in `[from, to)` of a sorted list whose ordinal is at least `ordinal`. */
export function lowerBound(list: Uint32Array, from: number, to: number, ordinal: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < ordinal) low = middle + 1
    else high = middle
  }
  return low
}

/** Like `lowerBound`, but fast when the result is near `from` (galloping search). */
export function gallop(list: Uint32Array, from: number, to: number, ordinal: number): number {
  let step = 1
  let low = from
  while (low + step < to && list[low + step]! < ordinal) {
    low += step
    step <<= 1
  }
  return lowerBound(list, low, Math.min(to, low + step + 1), ordinal)
}
