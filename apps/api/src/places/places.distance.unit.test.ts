import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometres, type Point } from './places.distance.ts'

const point: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

test('known distances', () => {
  // São Paulo and Rio de Janeiro, about 360 km.
  const rio = kilometres(at(-23.5329, -46.6395), at(-22.9129, -43.2003))
  expect(rio).toBeGreaterThan(350)
  expect(rio).toBeLessThan(365)
  // A degree is 111.2 km along a meridian, and half of that along the 60th parallel.
  expect(kilometres(at(0, 0), at(1, 0))).toBeCloseTo(111.2, 1)
  expect(kilometres(at(60, 10), at(60, 11))).toBeCloseTo(55.6, 1)
  // Half around the world, and across the date line.
  expect(kilometres(at(90, 0), at(-90, 0))).toBeCloseTo(20_015, 0)
  expect(kilometres(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111.2, 1)
})

test('a distance is zero to itself, symmetric, and fulfils the triangle inequality', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(kilometres(a, a)).toBe(0)
      expect(kilometres(a, b)).toBeCloseTo(kilometres(b, a), 6)
      expect(kilometres(a, b)).toBeGreaterThanOrEqual(0)
      expect(kilometres(a, c)).toBeLessThanOrEqual(kilometres(a, b) + kilometres(b, c) + 1e-3)
    }),
    { numRuns: 60 },
  )
})
