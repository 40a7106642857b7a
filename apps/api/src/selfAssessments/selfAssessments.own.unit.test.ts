import { expect, test } from 'vitest'
import { redoFrom } from './selfAssessments.own.ts'

test('six months later is the same day, or the last day of a shorter month', () => {
  const from = (sentAt: string) => redoFrom(new Date(sentAt)).toISOString()
  expect(from('2026-05-21T12:30:00.000Z')).toBe('2026-11-21T12:30:00.000Z')
  expect(from('2026-08-31T23:59:00.000Z')).toBe('2027-02-28T23:59:00.000Z')
  expect(from('2027-08-30T08:00:00.000Z')).toBe('2028-02-29T08:00:00.000Z')
  expect(from('2026-12-31T00:00:00.000Z')).toBe('2027-06-30T00:00:00.000Z')
})
