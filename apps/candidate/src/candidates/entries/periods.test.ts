import { expect, test } from 'vitest'
import { joinMonth, monthsBetween, splitMonth } from './periods.ts'

const november = new Date(2026, 10, 21)

test.each([
  ['2023-03', '2026-10', 44],
  ['2021-01', '2023-02', 26],
  ['2024-05', '2024-05', 1],
  ['2026-11', null, 1],
  ['2025-12', null, 12],
  ['2018', '2020', null],
  ['2018-01', '2020', null],
  ['2018', null, null],
  ['2023-05', '2022-01', null],
])('%s to %s are %s months', (start, end, months) => {
  expect(monthsBetween(start, end, november)).toBe(months)
})

test('splits and joins a month, which may be a year only', () => {
  expect(joinMonth('2020', '')).toBe('2020')
  expect(joinMonth('2020', '03')).toBe('2020-03')
  expect(joinMonth('', '03')).toBeNull()
  expect(splitMonth('2020-03')).toEqual({ year: '2020', month: '03' })
  expect(splitMonth('2020')).toEqual({ year: '2020', month: '' })
  expect(splitMonth(null)).toEqual({ year: '', month: '' })
})
