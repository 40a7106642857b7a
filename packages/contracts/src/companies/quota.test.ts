import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotaOf } from './quota.ts'

// Computed by hand from the article: 2 % up to 200, 3 % up to 500, 4 % up to 1.000, 5 % above;
// rounded up.
test.each([
  [0, null],
  [99, null],
  [100, { percent: 2, required: 2 }],
  [101, { percent: 2, required: 3 }],
  [150, { percent: 2, required: 3 }],
  [200, { percent: 2, required: 4 }],
  [201, { percent: 3, required: 7 }],
  [500, { percent: 3, required: 15 }],
  [501, { percent: 4, required: 21 }],
  [1000, { percent: 4, required: 40 }],
  [1001, { percent: 5, required: 51 }],
])('the quota of %i employees', (employees, quota) => {
  expect(quotaOf(employees)).toEqual(quota)
})

test('the quota is the smallest number that reaches the share, and more employees never lower it', () => {
  const size = fc.integer({ min: 100, max: 1_000_000 })
  fc.assert(
    fc.property(size, size, (a, b) => {
      const [less, more] = [quotaOf(Math.min(a, b)), quotaOf(Math.max(a, b))]
      if (!less || !more) throw new Error('no quota from 100 on')
      expect(more.required).toBeGreaterThanOrEqual(less.required)
      // Integer arithmetic in hundredths avoids rounding errors.
      const requiredHundredths = BigInt(Math.min(a, b)) * BigInt(less.percent)
      expect(BigInt(less.required) * 100n >= requiredHundredths).toBe(true)
      expect(BigInt(less.required - 1) * 100n < requiredHundredths).toBe(true)
    }),
    { numRuns: 200 },
  )
})
