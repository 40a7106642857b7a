import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsOf } from './months.ts'

const now = '2026-11'

test.each<[string, { start: string; end: string | null }[], number]>([
  ['nothing', [], 0],
  ['one month', [{ start: '2024-03', end: '2024-03' }], 1],
  ['until today', [{ start: '2026-01', end: null }], 11],
  ['a year without months', [{ start: '2020', end: '2020' }], 12],
  [
    'overlapping periods count once',
    [
      { start: '2020-01', end: '2020-06' },
      { start: '2020-04', end: '2020-08' },
    ],
    8,
  ],
  [
    'a period within another',
    [
      { start: '2020-01', end: '2020-12' },
      { start: '2020-03', end: '2020-04' },
      { start: '2021-02', end: '2021-02' },
    ],
    13,
  ],
])('counts the months of: %s', (_, periods, months) => {
  expect(monthsOf(periods, now)).toBe(months)
})

test('equals the number of distinct months in all periods', () => {
  const month = (index: number) =>
    `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  const period = fc.tuple(fc.nat(200), fc.nat(40))
  fc.assert(
    fc.property(fc.array(period, { maxLength: 6 }), (given) => {
      const all = new Set(
        given.flatMap(([from, more]) => Array.from({ length: more + 1 }, (_, i) => from + i)),
      )
      const periods = given.map(([from, more]) => ({ start: month(from), end: month(from + more) }))
      expect(monthsOf(periods, now)).toBe(all.size)
    }),
    { numRuns: 100 },
  )
})
