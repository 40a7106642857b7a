import { hasBit, setBit, uniteBits } from './sets/bits.ts'
import { gallop, type OrdinalSet } from './sets/postings.ts'
import type { Scratch } from './sets/scratch.ts'

/** The intersection of these sets. */
export type Phrase = OrdinalSet[]
/** The union of these phrases: one clause of a query. */
export type Clause = Phrase[]

/** The union of single sets, as a clause. */
export const anyOf = (sets: OrdinalSet[]): Clause => sets.map((set) => [set])

const rarestOf = (phrase: Phrase): OrdinalSet =>
  phrase.reduce((rarest, set) => (set.count < rarest.count ? set : rarest))

/** A number that the number of ordinals in a clause does not exceed. */
export function maxSizeOf(clause: Clause): number {
  let sum = 0
  for (const phrase of clause) sum += rarestOf(phrase).count
  return sum
}

/** Whether an ordinal is in the clause. */
export const matches = (clause: Clause, ordinal: number): boolean =>
  clause.some((phrase) => phrase.every((set) => set.has(ordinal)))

/**
 * Writes a clause's ordinals into `out`, ascending and without duplicates. `out` must have room for
 * `maxSizeOf(clause)`. @returns how many were written.
 */
export function writeList(clause: Clause, out: Uint32Array): number {
  let length = 0
  for (const phrase of clause) {
    const rarest = rarestOf(phrase)
    const part = out.subarray(length, length + rarest.count)
    rarest.copyTo(part)
    length += phrase.length === 1 ? rarest.count : filterByPhrase(part, phrase, rarest)
  }
  if (clause.length === 1) return length
  out.subarray(0, length).sort()
  let count = 0
  for (let i = 0; i < length; i++)
    if (count === 0 || out[count - 1] !== out[i]) out[count++] = out[i]!
  return count
}

/** Removes from a list the ordinals that are not in the phrase. `known` is the list's own set. */
function filterByPhrase(list: Uint32Array, phrase: Phrase, known: OrdinalSet): number {
  let count = 0
  for (const ordinal of list)
    if (phrase.every((set) => set === known || set.has(ordinal))) list[count++] = ordinal
  return count
}

/**
 * A clause as bits. Do not modify them, because they can be the bits of an indexed set.
 * @param wordCount number of 32-bit words of the result
 */
export function asBits(clause: Clause, wordCount: number, scratch: Scratch): Uint32Array {
  const existingBits = existingBitsOf(clause)
  if (existingBits) return existingBits
  const out = scratch.takeWords(wordCount).fill(0, 0, wordCount)
  for (const phrase of clause) unitePhrase(out, phrase, wordCount)
  return out
}

/** The bits of a clause that is one set with bits; otherwise null. */
function existingBitsOf(clause: Clause): Uint32Array | null {
  const isSingleSet = clause.length === 1 && clause[0]!.length === 1
  return isSingleSet ? clause[0]![0]!.words : null
}

/** Adds to `out` the ordinals that are in all sets of the phrase. */
function unitePhrase(out: Uint32Array, phrase: Phrase, wordCount: number): void {
  const sparse = phrase.filter(({ list }) => list !== null)
  if (sparse.length > 0) {
    const rarest = rarestOf(sparse)
    const others = phrase.filter((set) => set !== rarest)
    uniteList(out, rarest.list!, rarest.count, others)
    return
  }
  const dense = phrase.map(({ words }) => words!)
  const [a, b, ...more] = dense
  if (!b) uniteBits(out, a!, wordCount)
  else if (more.length === 0) uniteBoth(out, a!, b, wordCount)
  else uniteAll(out, dense, wordCount)
}

function uniteList(out: Uint32Array, list: Uint32Array, count: number, others: Phrase): void {
  const [other] = others
  // Most phrases have one or two words. Code without a closure does them in a third of the time.
  if (!other) for (let i = 0; i < count; i++) setBit(out, list[i]!)
  else if (others.length === 1 && other.words) {
    for (let i = 0; i < count; i++) if (hasBit(other.words, list[i]!)) setBit(out, list[i]!)
  } else if (others.length === 1) {
    let at = 0
    for (let i = 0; i < count; i++) {
      at = gallop(other.list!, at, other.count, list[i]!)
      if (at < other.count && other.list![at] === list[i]) setBit(out, list[i]!)
    }
  } else
    for (let i = 0; i < count; i++)
      if (others.every((set) => set.has(list[i]!))) setBit(out, list[i]!)
}

function uniteBoth(out: Uint32Array, a: Uint32Array, b: Uint32Array, wordCount: number): void {
  const shared = Math.min(wordCount, a.length, b.length)
  for (let i = 0; i < shared; i++) out[i]! |= a[i]! & b[i]!
}

function uniteAll(out: Uint32Array, sets: Uint32Array[], wordCount: number): void {
  const shared = Math.min(wordCount, ...sets.map((set) => set.length))
  for (let i = 0; i < shared; i++) {
    let word = 0xffffffff
    for (const set of sets) word &= set[i]!
    out[i]! |= word
  }
}

type ClauseFilter = {
  /** Ascending ordinals; filtered in place. */
  list: Uint32Array
  /** How many ordinals of the list to filter. */
  count: number
  clause: Clause
  /** Words of a bit set that covers the whole index. */
  wordCount: number
  scratch: Scratch
}

/** Removes from a list the ordinals that are not in the clause. @returns how many are left. */
export function filterByClause({ list, count, clause, wordCount, scratch }: ClauseFilter): number {
  // A lookup takes about ten steps per set. Building bits takes one step per ordinal of the clause,
  // and clearing them a little more.
  const setCount = clause.reduce((sum, phrase) => sum + phrase.length, 0)
  const lookupCost = count * setCount * 10
  if (existingBitsOf(clause) || lookupCost > maxSizeOf(clause) + wordCount / 8)
    return filterByBits(list, count, asBits(clause, wordCount, scratch))
  let left = 0
  for (let i = 0; i < count; i++) if (matches(clause, list[i]!)) list[left++] = list[i]!
  return left
}

function filterByBits(list: Uint32Array, count: number, words: Uint32Array): number {
  let left = 0
  for (let i = 0; i < count; i++) if (hasBit(words, list[i]!)) list[left++] = list[i]!
  return left
}
