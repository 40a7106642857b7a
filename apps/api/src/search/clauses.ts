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
  phrase.reduce((least, set) => (set.count < least.count ? set : least))

/** An upper bound of the number of ordinals in a clause. */
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

function filterByPhrase(list: Uint32Array, phrase: Phrase, except: OrdinalSet): number {
  let count = 0
  for (const ordinal of list)
    if (phrase.every((set) => set === except || set.has(ordinal))) list[count++] = ordinal
  return count
}

/** A clause as bits. They may be those of an indexed set, so do not modify them. */
export function asBits(clause: Clause, length: number, scratch: Scratch): Uint32Array {
  const own = clause.length === 1 && clause[0]!.length === 1 && clause[0]![0]!.words
  if (own) return own
  const out = scratch.takeWords(length).fill(0, 0, length)
  for (const phrase of clause) unitePhrase(out, phrase, length)
  return out
}

function unitePhrase(out: Uint32Array, phrase: Phrase, length: number): void {
  const rarest = rarestOf(phrase)
  if (rarest.list) {
    const others = phrase.filter((set) => set !== rarest)
    uniteList(out, rarest.list, rarest.count, others)
    return
  }
  // The rarest is dense, so all are.
  const dense = phrase.flatMap(({ words }) => words ?? [])
  const [a, b, ...more] = dense
  if (!b) uniteBits(out, a!, length)
  else if (more.length === 0) uniteBoth(out, a!, b, length)
  else uniteAll(out, dense, length)
}

function uniteList(out: Uint32Array, list: Uint32Array, count: number, others: Phrase): void {
  const [only] = others
  // Most phrases have one or two words. Without a closure per ordinal they take a third as long.
  if (!only) for (let i = 0; i < count; i++) setBit(out, list[i]!)
  else if (others.length === 1 && only.words) {
    for (let i = 0; i < count; i++) if (hasBit(only.words, list[i]!)) setBit(out, list[i]!)
  } else if (others.length === 1) {
    let at = 0
    for (let i = 0; i < count; i++) {
      at = gallop(only.list!, at, only.count, list[i]!)
      if (at < only.count && only.list![at] === list[i]) setBit(out, list[i]!)
    }
  } else
    for (let i = 0; i < count; i++)
      if (others.every((set) => set.has(list[i]!))) setBit(out, list[i]!)
}

function uniteBoth(out: Uint32Array, a: Uint32Array, b: Uint32Array, length: number): void {
  const shared = Math.min(length, a.length, b.length)
  for (let i = 0; i < shared; i++) out[i]! |= a[i]! & b[i]!
}

function uniteAll(out: Uint32Array, sets: Uint32Array[], length: number): void {
  const shared = Math.min(length, ...sets.map((set) => set.length))
  for (let i = 0; i < shared; i++) {
    let word = 0xffffffff
    for (const set of sets) word &= set[i]!
    out[i]! |= word
  }
}

type ListFilter = {
  /** Ascending ordinals; filtered in place. */
  list: Uint32Array
  /** How many ordinals of the list to filter. */
  count: number
  clause: Clause
  /** Words of a bit set that covers the whole index. */
  wordCount: number
  scratch: Scratch
}

/** Removes the ordinals that are not in the clause from a list. @returns how many are left. */
export function filterByClause({ list, count, clause, wordCount, scratch }: ListFilter): number {
  // One lookup costs about ten steps per set. Building bits first costs one step per ordinal and a
  // little for clearing.
  const sets = clause.reduce((sum, phrase) => sum + phrase.length, 0)
  const single = clause.length === 1 && clause[0]!.length === 1 && clause[0]![0]!.words
  if (single || count * sets * 10 > maxSizeOf(clause) + wordCount / 8)
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
