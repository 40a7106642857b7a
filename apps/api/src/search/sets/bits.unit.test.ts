import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countShared, intersectBits, listBits, popcount, setBit, subtractBits } from './bits.ts'

const members = fc.uniqueArray(fc.integer({ min: 0, max: 1999 }), { maxLength: 1500 })
const bitsOf = (list: number[], words: number) => {
  const bits = new Uint32Array(words)
  for (const ordinal of list) setBit(bits, ordinal)
  return bits
}

test('bit sets of any lengths give the same results as arrays of numbers', () => {
  fc.assert(
    fc.property(
      fc.array(members, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 63, max: 90 }), { minLength: 6, maxLength: 6 }),
      (lists, lengths) => {
        const sets = lists.map((list, i) => bitsOf(list, lengths[i]!))
        const out = new Uint32Array(70).fill(0xffffffff)
        const expected = lists[0]!.filter((o) => lists.every((list) => list.includes(o)))
        expect(intersectBits(out, sets, 66)).toBe(expected.length)
        const listed = new Uint32Array(expected.length)
        expect(listBits(out, 66, listed)).toBe(expected.length)
        expect([...listed]).toEqual(expected.sort((a, b) => a - b))
        const [a, b] = [lists[0]!, lists.at(-1)!]
        expect(countShared(sets[0]!, sets.at(-1)!, 66)).toBe(a.filter((o) => b.includes(o)).length)
        const left = a.filter((o) => !b.includes(o)).length
        expect(subtractBits(sets[0]!.slice(), sets.at(-1)!, 63)).toBe(left)
      },
    ),
    { numRuns: 100 },
  )
})

test('popcount counts the top bit too', () => {
  expect([0, 1, 0x80000000, 0xffffffff, 0x55555555].map(popcount)).toEqual([0, 1, 1, 32, 16])
})
