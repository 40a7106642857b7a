import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawItems } from './draw.ts'

const item = (id: string, pool: string | null = null) => ({ id, pool })
const items = [
  item('first'),
  item('x1', 'x'),
  item('x2', 'x'),
  item('middle'),
  item('x3', 'x'),
  item('y1', 'y'),
  item('y2', 'y'),
  item('last'),
]

test('drawn items take the position of the first item of their pool; other items do not move', () => {
  // Random numbers just below 1 do not change the order.
  expect(drawItems(items, { x: 2 }, () => 0.999)).toEqual([
    'first',
    'x1',
    'x2',
    'middle',
    'y1',
    'y2',
    'last',
  ])
  // A random number of 0 swaps each item with the first: x1 x2 x3 → x2 x3 x1.
  expect(drawItems(items, { x: 1, y: 1 }, () => 0)).toEqual(['first', 'x2', 'middle', 'y2', 'last'])
})

test('without pools everybody gets all items in order', () => {
  expect(drawItems([item('a'), item('b')], {}, Math.random)).toEqual(['a', 'b'])
})

test('each draw has the required number of items of each pool, without duplicates', () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })),
      (numbers) => {
        const drawn = drawItems(items, { x: 2, y: 1 }, () => numbers.next().value ?? 0)
        expect(drawn).toHaveLength(6)
        expect(new Set(drawn).size).toBe(6)
        expect(drawn.filter((id) => id.startsWith('x'))).toHaveLength(2)
        expect(drawn.filter((id) => !/\d/.test(id))).toEqual(['first', 'middle', 'last'])
      },
    ),
    { numRuns: 100 },
  )
})

test('every item of a pool can be drawn', () => {
  // All pairs of a low, a middle and a high random number, so that every swap happens.
  const numbers = [0, 0.4, 0.8]
  const drawn = numbers.flatMap((first) =>
    numbers.flatMap((second) => {
      let turn = 0
      return drawItems(items, { x: 2, y: 1 }, () => (turn++ % 2 === 0 ? first : second))
    }),
  )
  expect(new Set(drawn)).toEqual(new Set(items.map(({ id }) => id)))
})

test('a pool can be named like a property of Object.prototype', () => {
  const odd = [item('a', 'constructor'), item('b', 'constructor')]
  expect(drawItems(odd, {}, () => 0.999)).toEqual(['a', 'b'])
  expect(drawItems(odd, { constructor: 1 } as never, () => 0.999)).toEqual(['a'])
})
