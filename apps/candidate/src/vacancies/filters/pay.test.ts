import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentBands } from '@trilha/contracts/vacancies/enums'
import { isOneRange, payRangeOf, paymentOf, reaisAt } from './pay.ts'

test('no band selected means all pay, and all pay selects no band', () => {
  expect(payRangeOf([])).toEqual({ from: 0, to: 11, negotiable: true })
  expect(paymentOf({ from: 0, to: 11, negotiable: true })).toEqual([])
})

test('adjacent bands become one range in reais and are restored from it', () => {
  const bands = ['1800-2000', '2000-2500', '2500-3000', '3000-4000', 'negotiable'] as const
  const range = payRangeOf(bands)
  expect(range).toEqual({ from: 2, to: 6, negotiable: true })
  expect([reaisAt(range.from), reaisAt(range.to)]).toEqual([1800, 4000])
  expect(paymentOf(range)).toEqual(bands)
  expect(isOneRange(bands)).toBe(true)
})

test('the last band has no upper limit', () => {
  expect(payRangeOf(['15000-'])).toEqual({ from: 10, to: 11, negotiable: false })
  expect(reaisAt(10)).toBe(15_000)
  expect(reaisAt(11)).toBeNull()
})

test('bands with gaps are not one range', () => {
  expect(isOneRange(['0-1600', '1800-2000'])).toBe(false)
  expect(isOneRange(['negotiable'])).toBe(false)
})

test('every range can be converted to bands and back', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 11 }), fc.boolean())
    .filter(([from, to]) => from < to)
    .map(([from, to, negotiable]) => ({ from, to, negotiable }))
  fc.assert(
    fc.property(range, (r) => {
      expect(payRangeOf(paymentOf(r))).toEqual(r)
    }),
  )
})

test('the range of selected bands includes them all', () => {
  fc.assert(
    fc.property(fc.subarray([...paymentBands], { minLength: 1 }), (bands) => {
      const around = paymentOf(payRangeOf(bands))
      // No band selected means all bands.
      const all = around.length > 0 ? around : paymentBands
      expect(all).toEqual(expect.arrayContaining(bands))
    }),
  )
})
