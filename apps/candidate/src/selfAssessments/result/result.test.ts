import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf, tiersOf, compareWithOwnMean } from './result.ts'

const same = (value: number) => value

test('a group has the values that differ from its first by less than a tie', () => {
  expect(tiersOf([50, 80, 76, 73, 49], same, 8)).toEqual([
    [80, 76, 73],
    [50, 49],
  ])
  expect(tiersOf([80, 72], same, 8)).toEqual([[80], [72]])
  expect(tiersOf([], same, 8)).toEqual([])
})

test('every group is narrower than a tie, and no value is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 10 }), (scores) => {
      const tiers = tiersOf(scores, same, 8)
      expect(tiers.flat()).toEqual([...scores].sort((a, b) => b - a))
      for (const tier of tiers) expect((tier[0] ?? 0) - (tier.at(-1) ?? 0)).toBeLessThan(8)
    }),
    { numRuns: 50 },
  )
})

test('the mean of a candidate is in the middle of the picture, extremes stay inside', () => {
  expect(shareOf(0)).toBe(0.5)
  expect(shareOf(1.25)).toBe(0.75)
  expect(shareOf(4)).toBe(1)
  expect(shareOf(-5)).toBe(0.04)
})

test('differences below a tie count as equal', () => {
  expect([0.33, 0.32, 0, -0.32, -0.33].map((centred) => compareWithOwnMean(centred, 0.33))).toEqual(
    ['more', 'alike', 'alike', 'alike', 'less'],
  )
})
