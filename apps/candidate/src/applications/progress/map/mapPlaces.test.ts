import { expect, test } from 'vitest'
import { mapPlaces, walkerPlace } from './mapPlaces.ts'

test('five steps are at the positions of the design', () => {
  expect(mapPlaces(5)).toEqual([
    { x: 9, y: 81 },
    { x: 29.5, y: 69 },
    { x: 50, y: 79 },
    { x: 70.5, y: 66 },
    { x: 91, y: 47 },
  ])
})

test.each([3, 4, 5, 6, 7, 8, 9])('%i steps go forward and stay on the land', (count) => {
  const places = mapPlaces(count)
  expect(places).toHaveLength(count)
  for (const [i, { x, y }] of places.entries()) {
    expect(x).toBeGreaterThan(places[i - 1]?.x ?? 0)
    expect(y).toBeGreaterThan(40)
    expect(y).toBeLessThan(85)
    const walker = walkerPlace(places, i)
    expect(walker.x).toBeLessThan(x)
    expect(walker.y).toBeGreaterThan(40)
    expect(walker.y).toBeLessThan(95)
  }
})
