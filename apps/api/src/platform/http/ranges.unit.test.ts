import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from './ranges.ts'

test('a range within the file is returned unchanged', () => {
  const inside = fc
    .tuple(fc.integer({ min: 1, max: 1e9 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .chain(([size, share]) => {
      const start = Math.min(size - 1, Math.floor(size * share))
      return fc.tuple(
        fc.constant(size),
        fc.constant(start),
        fc.integer({ min: start, max: size - 1 }),
      )
    })
  fc.assert(
    fc.property(inside, ([size, start, end]) => {
      expect(rangeOf(`bytes=${start}-${end}`, size)).toEqual({ start, end })
      expect(rangeOf(`bytes=${start}-`, size)).toEqual({ start, end: size - 1 })
      expect(rangeOf(`bytes=-${size - start}`, size)).toEqual({ start, end: size - 1 })
      expect(rangeOf(`bytes=${start}-${end + size}`, size)).toEqual({ start, end: size - 1 })
      expect(rangeOf(`bytes=${size + start}-`, size)).toBe('unsatisfiable')
    }),
  )
})

test('no header results in a range outside of the file', () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.string(), fc.string()).map(([a, b]) => `bytes=${a}-${b}`),
    fc.tuple(fc.bigInt(), fc.bigInt()).map(([a, b]) => `bytes=${a}-${b}`),
  )
  fc.assert(
    fc.property(header, fc.nat(5000), (text, size) => {
      const range = rangeOf(text, size)
      if (range === null || range === 'unsatisfiable') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeGreaterThanOrEqual(range.start)
      expect(range.end).toBeLessThan(size)
    }),
  )
})
