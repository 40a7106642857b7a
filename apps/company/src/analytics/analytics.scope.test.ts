import { expect, test } from 'vitest'
import { faultOf, periodOf, vacancyOf, withScope } from './analytics.scope.ts'

const now = new Date('2026-11-22T12:00:00Z')
const period = (search: string) => periodOf(new URLSearchParams(search), now)

test('the period comes from the URL, by default the last 90 days', () => {
  expect(period('')).toEqual({ since: '2026-08-25', until: '2026-11-22' })
  expect(period('de=2026-11-01&ate=2026-11-05')).toEqual({
    since: '2026-11-01',
    until: '2026-11-05',
  })
  expect(period('de=ontem&ate=2026-99-99')).toEqual(period(''))
  expect(period('de=2026-02-30&ate=2025-02-29')).toEqual(period(''))
})

test('a period must not end before its start, nor be longer than 731 days', () => {
  expect(faultOf({ since: '2026-11-02', until: '2026-11-01' })).toBe('ends-before-start')
  expect(faultOf({ since: '2026-11-01', until: '2026-11-01' })).toBeNull()
  // 731 days, both ends included.
  expect(faultOf({ since: '2024-11-01', until: '2026-11-01' })).toBeNull()
  expect(faultOf({ since: '2024-10-31', until: '2026-11-01' })).toBe('period-long')
})

test('the vacancy comes from the URL, and withScope changes the URL', () => {
  const search = new URLSearchParams('vaga=7&page=3&de=2026-01-01')
  expect(vacancyOf(search)).toBe(7)
  expect(vacancyOf(new URLSearchParams('vaga=-1'))).toBeUndefined()
  expect(withScope(search, { vaga: null })).toBe('de=2026-01-01')
  expect(withScope(search, { ate: '2026-02-01' })).toBe('vaga=7&de=2026-01-01&ate=2026-02-01')
})
