import { clearBit, hasBit, intersectBits, listBits, subtractBits, wordsFor } from './bits.ts'
import { asBits, filterByClause, maxSizeOf, writeList, type Clause } from '../clauses.ts'
import { density, gallop, OrdinalSet } from './postings.ts'
import type { Scratch } from './scratch.ts'

export const emptySet: OrdinalSet = new OrdinalSet(0, new Uint32Array(0), null)

/**
 * The ordinals that are in `within` and in every clause. Do not modify the result. Starts from the
 * rarest clause, because the work then depends on the smallest set.
 * @param ordinals number of ordinals in the index
 */
export function intersect(
  clauses: Clause[],
  within: OrdinalSet,
  ordinals: number,
  scratch: Scratch,
): OrdinalSet {
  if (clauses.length === 0) return within
  const sized = [[[within]], ...clauses].map((clause) => ({ clause, size: maxSizeOf(clause) }))
  const [rarest, ...others] = sized.sort((a, b) => a.size - b.size)
  if (rarest!.size === 0) return emptySet
  const length = wordsFor(ordinals)
  if (rarest!.size * density < ordinals) {
    const list = scratch.takeList(rarest!.size)
    let count = writeList(rarest!.clause, list)
    for (const { clause } of others)
      count = filterByClause({ list, count, clause, wordCount: length, scratch })
    return new OrdinalSet(count, list, null)
  }
  const operands = sized.map(({ clause }) => asBits(clause, length, scratch))
  const out = scratch.takeWords(length)
  const count = intersectBits(out, operands, length)
  return new OrdinalSet(count, null, out.subarray(0, length))
}

/** The union of the sets. */
export function unite(sets: OrdinalSet[], ordinals: number, scratch: Scratch): OrdinalSet {
  const clause = sets.map((set) => [set])
  const total = maxSizeOf(clause)
  if (total * density < ordinals) {
    const list = scratch.takeList(total)
    return new OrdinalSet(writeList(clause, list), list, null)
  }
  const length = wordsFor(ordinals)
  const out = scratch.takeWords(length)
  // With a single set, this copies and counts it.
  const count = intersectBits(out, [asBits(clause, length, scratch)], length)
  return new OrdinalSet(count, null, out.subarray(0, length))
}

/** The ordinals of `from` that are not in `excluded`. */
export function subtract(from: OrdinalSet, excluded: OrdinalSet, scratch: Scratch): OrdinalSet {
  if (excluded.count === 0 || from.count === 0) return from
  return from.words
    ? subtractFromBits(from.words, from.count, excluded, scratch)
    : subtractFromList(from.list!, from.count, excluded, scratch)
}

function subtractFromBits(
  words: Uint32Array,
  total: number,
  excluded: OrdinalSet,
  scratch: Scratch,
): OrdinalSet {
  const out = scratch.takeWords(words.length).subarray(0, words.length)
  out.set(words)
  if (excluded.words) {
    const left = subtractBits(out, excluded.words, out.length)
    return new OrdinalSet(left, null, out)
  }
  let count = total
  for (let i = 0; i < excluded.count; i++) {
    if (!hasBit(words, excluded.list![i]!)) continue
    clearBit(out, excluded.list![i]!)
    count--
  }
  return new OrdinalSet(count, null, out)
}

function subtractFromList(
  from: Uint32Array,
  total: number,
  excluded: OrdinalSet,
  scratch: Scratch,
): OrdinalSet {
  const list = scratch.takeList(total)
  let count = 0
  let at = 0
  for (let i = 0; i < total; i++) {
    const ordinal = from[i]!
    if (excluded.words) {
      if (hasBit(excluded.words, ordinal)) continue
    } else {
      at = gallop(excluded.list!, at, excluded.count, ordinal)
      if (at < excluded.count && excluded.list![at] === ordinal) continue
    }
    list[count++] = ordinal
  }
  return new OrdinalSet(count, list, null)
}

/** Whether any ordinal is in all of the sets. Stops at the first one found. */
export function haveCommonOrdinal(sets: OrdinalSet[]): boolean {
  const [rarest, ...others] = sets.toSorted((a, b) => a.count - b.count)
  if (!rarest) return false
  const inOthers = (ordinal: number) => others.every((set) => set.has(ordinal))
  const { words, list } = rarest
  if (list) {
    // Recent vacancies have the highest ordinals and are most likely to be open.
    for (let i = rarest.count - 1; i >= 0; i--) if (inOthers(list[i]!)) return true
    return false
  }
  for (let i = words!.length - 1; i >= 0; i--)
    for (let word = words![i]!; word !== 0; word &= word - 1)
      if (inOthers((i << 5) | (31 - Math.clz32(word & -word)))) return true
  return false
}

/** A set as bits. Do not modify them. */
export const bitsOf = (set: OrdinalSet, ordinals: number, scratch: Scratch): Uint32Array =>
  asBits([[set]], wordsFor(ordinals), scratch)

/** The ordinals of a set as a list, valid until `reset`. Do not modify it. */
export function asList(set: OrdinalSet, scratch: Scratch): Uint32Array {
  if (set.list) return set.list
  const out = scratch.takeList(set.count)
  listBits(set.words!, set.words!.length, out)
  return out
}
