import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from './shards.ts'

const weights = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 60 })
const counts = fc.integer({ min: 1, max: 5 })

test('every thing is in one group, and no group outweighs another by more than the heaviest thing', () => {
  fc.assert(
    fc.property(weights, counts, (list, count) => {
      const things = list.map((weight, id) => ({ id, weight }))
      const groups = spread(things, count, ({ weight }) => weight)
      expect(groups).toHaveLength(count)
      expect(groups.flat().toSorted((a, b) => a.id - b.id)).toEqual(things)
      const sums = groups.map((group) => group.reduce((sum, { weight }) => sum + weight, 0))
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(Math.max(0, ...list))
    }),
  )
})
