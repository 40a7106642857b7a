import { expect, test } from 'vitest'
import { asBits, filterByClause, writeList } from './clauses.ts'
import { listBits, wordsFor } from './sets/bits.ts'
import { setOf } from './sets/postings.ts'
import { Scratch } from './sets/scratch.ts'

const indexSize = 400_000
const wordCount = wordsFor(indexSize)
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step)

/** A set is stored as bits or as a list, by its density up to its last ordinal, not by its size. */
const ordinals = {
  denseAndSmall: every(2, 0, 700),
  sparseAndLarge: every(100, 0, indexSize),
  denseAndLarge: every(5, 0, indexSize),
  denseInTheMiddle: every(4, 0, 150_000),
  few: [0, 4, 100, 600, 20_000],
}
const sets = Object.entries(ordinals).map(([name, list]) => ({
  name,
  list,
  set: setOf(Uint32Array.from(list)),
}))
/** All combinations of one or more of the sets. */
const phrases = Array.from({ length: 2 ** sets.length - 1 }, (_, i) =>
  sets.filter((_set, bit) => ((i + 1) >> bit) & 1),
).map((chosen) => ({ name: chosen.map(({ name }) => name).join(' and '), chosen }))

test('the example has sets of both kinds, and a list that is larger than bits', () => {
  expect(sets.map(({ name, set }) => [name, set.words === null])).toEqual([
    ['denseAndSmall', false],
    ['sparseAndLarge', true],
    ['denseAndLarge', false],
    ['denseInTheMiddle', false],
    ['few', true],
  ])
  expect(ordinals.sparseAndLarge.length).toBeGreaterThan(ordinals.denseAndSmall.length)
})

test.each(phrases)('a phrase contains what is in all its sets: $name', ({ chosen }) => {
  const [first, ...others] = chosen.map(({ list }) => new Set(list))
  const expected = [...first!].filter((ordinal) => others.every((set) => set.has(ordinal)))
  const phrase = chosen.map(({ set }) => set)
  // A second phrase, so that no existing bits are used.
  const clause = [phrase, [setOf(Uint32Array.of())]]

  const out = new Uint32Array(indexSize)
  const bits = asBits(clause, wordCount, new Scratch())
  expect([...out.subarray(0, listBits(bits, wordCount, out))]).toEqual(expected)
  expect([...out.subarray(0, writeList(clause, out))]).toEqual(expected)

  const list = Uint32Array.from(every(1, 0, 1000))
  const scratch = new Scratch()
  const left = filterByClause({ list, count: list.length, clause, wordCount, scratch })
  expect([...list.subarray(0, left)]).toEqual(expected.filter((ordinal) => ordinal < 1000))
})
