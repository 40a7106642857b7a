import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxWork } from '../search/searchIndex.types.ts'
import { maxPacked, packed, unpacked } from './packed.ts'
import { confidences, type Work } from './recognise.ts'
import { levels, occupations } from './table.ts'

const work: fc.Arbitrary<Work> = fc.record({
  occupation: fc.constantFrom(...occupations),
  level: fc.constantFrom(...levels),
  isLevelSaid: fc.boolean(),
  confidence: fc.constantFrom(...confidences),
})

test('a packed work is the same work when it is unpacked', () => {
  fc.assert(
    fc.property(work, (any) => {
      expect(unpacked(packed(any))).toEqual(any)
    }),
    { numRuns: 2000 },
  )
})

test('a number is above 0, which means no work, and at most maxPacked', () => {
  fc.assert(
    fc.property(work, (any) => {
      expect(packed(any)).toBeGreaterThan(0)
      expect(packed(any)).toBeLessThanOrEqual(maxPacked)
    }),
  )
  const last = { occupation: occupations.at(-1)!, level: 5, isLevelSaid: true, confidence: 0.4 }
  expect(packed(last as Work)).toBeLessThanOrEqual(maxPacked)
})

test('the search index has room for every number', () => {
  expect(maxPacked).toBeLessThanOrEqual(maxWork)
})

test('different works have different numbers', () => {
  fc.assert(
    fc.property(work, work, (a, b) => {
      const isSame =
        a.occupation === b.occupation &&
        a.level === b.level &&
        a.isLevelSaid === b.isLevelSaid &&
        a.confidence === b.confidence
      expect(packed(a) === packed(b)).toBe(isSame)
    }),
  )
})
