import { hasBit, setBit, uniteBits } from './sets/bits.ts'
import { gallop, type OrdinalSet } from './sets/postings.ts'
import type { Scratch } from './sets/scratch.ts'

/** What is in all of these sets. */
export type Phrase = OrdinalSet[]
/** What is in any of these phrases: one clause of a query. */
export type Clause = Phrase[]

/** A clause of single sets. */
export const anyOf = (sets: OrdinalSet[]): Clause => sets.map((set) => [set])

const rarestOf = (phrase: Phrase): OrdinalSet =>
  phrase.reduce((least, set) => (set.count < least.count ? set : least))

/** The most that a clause can hold. */
export function sizeOf(clause: Clause): number {
  let sum = 0
  for (const phrase of clause) sum += rarestOf(phrase).count
  return sum
}

/** Is an ordinal in the clause? */
export const holds = (clause: Clause, ordinal: number): boolean =>
  clause.some((phrase) => phrase.every((set) => set.has(ordinal)))

/** Writes a clause's ordinals into `out`, ascending and without repetition; room for `sizeOf`. */
export function listOf(clause: Clause, out: Uint32Array): number {
  let length = 0
  for (const phrase of clause) {
    const rarest = rarestOf(phrase)
    const part = out.subarray(length, length + rarest.count)
    rarest.copyTo(part)
    length += phrase.length === 1 ? rarest.count : keepInAll(part, phrase, rarest)
  }
  if (clause.length === 1) return length
  out.subarray(0, length).sort()
  let kept = 0
  for (let i = 0; i < length; i++) if (kept === 0 || out[kept - 1] !== out[i]) out[kept++] = out[i]!
  return kept
}

function keepInAll(list: Uint32Array, phrase: Phrase, except: OrdinalSet): number {
  let kept = 0
  for (const ordinal of list)
    if (phrase.every((set) => set === except || set.has(ordinal))) list[kept++] = ordinal
  return kept
}

/** A clause as bits; those of a single dense set are handed out as they are, not to be written to. */
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
  // Most phrases have one or two words: without a closure for each ordinal it takes a third.
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

/** Keeps in place the ordinals of an ascending list that are in the clause. */
export function keepIn(
  list: Uint32Array,
  length: number,
  clause: Clause,
  words: number,
  scratch: Scratch,
): number {
  // Looking an ordinal up costs some ten steps a set; making bits first costs one step an ordinal
  // and a little for clearing.
  const sets = clause.reduce((sum, phrase) => sum + phrase.length, 0)
  const single = clause.length === 1 && clause[0]!.length === 1 && clause[0]![0]!.words
  if (single || length * sets * 10 > sizeOf(clause) + words / 8)
    return keepInBits(list, length, asBits(clause, words, scratch))
  let kept = 0
  for (let i = 0; i < length; i++) if (holds(clause, list[i]!)) list[kept++] = list[i]!
  return kept
}

function keepInBits(list: Uint32Array, length: number, words: Uint32Array): number {
  let kept = 0
  for (let i = 0; i < length; i++) if (hasBit(words, list[i]!)) list[kept++] = list[i]!
  return kept
}
