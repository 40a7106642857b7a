import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, namePlace, picture, placeOn, polygonOf } from './picture.ts'

test('the first axis points up, the others follow clockwise', () => {
  expect(placeOn(0, 8, 0)).toEqual({ x: 250, y: 215 })
  expect(placeOn(0, 8, 1)).toEqual({ x: 250, y: 73 })
  expect(placeOn(2, 8, 1)).toEqual({ x: 392, y: 215 })
  expect(placeOn(4, 8, 0.5)).toEqual({ x: 250, y: 286 })
  expect(placeOn(6, 8, 1)).toEqual({ x: 108, y: 215 })
})

test('a polygon has one corner per share', () => {
  expect(polygonOf([1, 0, 0, 0])).toBe('250,73 250,215 250,215 250,215')
})

test('labels extend away from the picture', () => {
  expect([0, 1, 2, 4, 6].map((i) => namePlace(i, 8).anchor)).toEqual([
    'middle',
    'start',
    'start',
    'middle',
    'end',
  ])
})

test('every point of a share between 0 and 1 is inside the picture', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (i, share) => {
        const { x, y } = placeOn(i, 10, share)
        expect(x >= 0 && x <= picture.width && y >= 0 && y <= picture.height).toBe(true)
      },
    ),
    { numRuns: 50 },
  )
})

test('long names break only between words and lose no character', () => {
  expect(linesOf('Cuidar das pessoas')).toEqual(['Cuidar das', 'pessoas'])
  expect(linesOf('Selbstbestimmung')).toEqual(['Selbstbestimmung'])
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 6 }),
      (words) => {
        expect(linesOf(words.join(' ')).join(' ')).toBe(words.join(' '))
      },
    ),
    { numRuns: 50 },
  )
})
