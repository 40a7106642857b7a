import { expect, test } from 'vitest'
import { rowAfter, stepOf } from './listKeys.ts'

test('arrow keys move one row down or up, other keys do not move', () => {
  expect([stepOf('ArrowDown'), stepOf('ArrowUp'), stepOf('Enter')]).toEqual([1, -1, undefined])
})

test.each([
  ['from no row down to the first', -1, 1, 0],
  ['from no row up to the last', -1, -1, 2],
  ['from the last down to the first', 2, 1, 0],
  ['from the first up to the last', 0, -1, 2],
  ['in between', 1, 1, 2],
])('%s', (_, row, step, next) => {
  expect(rowAfter(row, step, 3)).toBe(next)
})
