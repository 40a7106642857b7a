import { clearBit, hasBit, intersectBits, listBits, subtractBits, wordsFor } from './bits.ts'
import { asBits, keepIn, listOf, sizeOf, type Clause } from '../clauses.ts'
import { density, gallop, OrdinalSet } from './postings.ts'
import type { Scratch } from './scratch.ts'

export const nothing: OrdinalSet = new OrdinalSet(0, new Uint32Array(0), null)

/**
 * The ordinals that are in `within` and in every clause, `ordinals` being the number handed out so
 * far; not to be written to. Starts from the rarest clause, so that the work follows the smallest set
 * where one is small.
 */
export function intersect(
  clauses: Clause[],
  within: OrdinalSet,
  ordinals: number,
  scratch: Scratch,
): OrdinalSet {
  if (clauses.length === 0) return within
  const sized = [[[within]], ...clauses].map((clause) => ({ clause, size: sizeOf(clause) }))
  const [rarest, ...others] = sized.sort((a, b) => a.size - b.size)
  if (rarest!.size === 0) return nothing
  const length = wordsFor(ordinals)
  if (rarest!.size * density < ordinals) {
    const list = scratch.takeList(rarest!.size)
    let count = listOf(rarest!.clause, list)
    for (const { clause } of others) count = keepIn(list, count, clause, length, scratch)
    return new OrdinalSet(count, list, null)
  }
  const operands = sized.map(({ clause }) => asBits(clause, length, scratch))
  const out = scratch.takeWords(length)
  const count = intersectBits(out, operands, length)
  return new OrdinalSet(count, null, out.subarray(0, length))
}

/** The ordinals of any of the sets. */
export function unite(sets: OrdinalSet[], ordinals: number, scratch: Scratch): OrdinalSet {
  const clause = sets.map((set) => [set])
  const total = sizeOf(clause)
  if (total * density < ordinals) {
    const list = scratch.takeList(total)
    return new OrdinalSet(listOf(clause, list), list, null)
  }
  const length = wordsFor(ordinals)
  const out = scratch.takeWords(length)
  const count = intersectBits(out, [asBits(clause, length, scratch)], length)
  return new OrdinalSet(count, null, out.subarray(0, length))
}

/** The ordinals of `from` that are not in `away`. */
export function subtract(from: OrdinalSet, away: OrdinalSet, scratch: Scratch): OrdinalSet {
  if (away.count === 0 || from.count === 0) return from
  return from.words
    ? subtractFromBits(from.words, from.count, away, scratch)
    : subtractFromList(from.list!, from.count, away, scratch)
}

function subtractFromBits(
  words: Uint32Array,
  total: number,
  away: OrdinalSet,
  scratch: Scratch,
): OrdinalSet {
  const out = scratch.takeWords(words.length).subarray(0, words.length)
  out.set(words)
  if (away.words) return new OrdinalSet(subtractBits(out, away.words, out.length), null, out)
  let count = total
  for (let i = 0; i < away.count; i++) {
    if (!hasBit(words, away.list![i]!)) continue
    clearBit(out, away.list![i]!)
    count--
  }
  return new OrdinalSet(count, null, out)
}

function subtractFromList(
  from: Uint32Array,
  total: number,
  away: OrdinalSet,
  scratch: Scratch,
): OrdinalSet {
  const list = scratch.takeList(total)
  let kept = 0
  let at = 0
  for (let i = 0; i < total; i++) {
    const ordinal = from[i]!
    if (away.words) {
      if (hasBit(away.words, ordinal)) continue
    } else {
      at = gallop(away.list!, at, away.count, ordinal)
      if (at < away.count && away.list![at] === ordinal) continue
    }
    list[kept++] = ordinal
  }
  return new OrdinalSet(kept, list, null)
}

/** Is any ordinal in all of the sets? Stops at the first. */
export function anyShared(sets: OrdinalSet[]): boolean {
  const [rarest, ...others] = sets.toSorted((a, b) => a.count - b.count)
  if (!rarest) return false
  const inOthers = (ordinal: number) => others.every((set) => set.has(ordinal))
  const { words, list } = rarest
  if (list) {
    // The latest are the likeliest to be open.
    for (let i = rarest.count - 1; i >= 0; i--) if (inOthers(list[i]!)) return true
    return false
  }
  for (let i = words!.length - 1; i >= 0; i--)
    for (let word = words![i]!; word !== 0; word &= word - 1)
      if (inOthers((i << 5) | (31 - Math.clz32(word & -word)))) return true
  return false
}

/** A set as bits, not to be written to. */
export const bitsOf = (set: OrdinalSet, ordinals: number, scratch: Scratch): Uint32Array =>
  asBits([[set]], wordsFor(ordinals), scratch)

/** The ordinals of a set in a list that belongs to the caller until `reset`. */
export function asList(set: OrdinalSet, scratch: Scratch): Uint32Array {
  if (set.list) return set.list
  const out = scratch.takeList(set.count)
  listBits(set.words!, set.words!.length, out)
  return out
}
