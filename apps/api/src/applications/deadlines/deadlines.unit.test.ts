import { expect, test } from 'vitest'
import { answerDueAt, dueAt, endOfDay } from './deadlines.ts'

test.each([
  // Brasília is three hours behind UTC and has had no summer time since 2019.
  ['2026-11-21T15:00:00Z', 5, '2026-11-27T02:59:59.000Z'],
  ['2026-11-21T02:59:59Z', 1, '2026-11-22T02:59:59.000Z'],
  ['2026-11-21T03:00:00Z', 1, '2026-11-23T02:59:59.000Z'],
  ['2026-12-31T12:00:00Z', 1, '2027-01-02T02:59:59.000Z'],
  ['2028-02-28T12:00:00Z', 1, '2028-03-01T02:59:59.000Z'],
  // In the summer time of 2018 it was two hours behind UTC.
  ['2018-12-01T12:00:00Z', 0, '2018-12-02T01:59:59.000Z'],
])('%s plus %i days ends at %s', (from, days, end) => {
  expect(endOfDay(new Date(from), days).toISOString()).toBe(end)
})

const now = new Date('2026-11-21T15:00:00Z')

test('stages of the candidate have a deadline, stages of the company have none', () => {
  expect(dueAt({ kind: 'video', days: 2 }, now)?.toISOString()).toBe('2026-11-24T02:59:59.000Z')
  expect(dueAt({ kind: 'company', days: 2 }, now)).toBeNull()
  expect(dueAt({ kind: 'offer', days: 2 }, now)).toBeNull()
})

test.each([
  ['in_progress', 'requirements', 'open', null],
  ['under_review', 'requirements', 'submitted', '2026-11-24T02:59:59.000Z'],
  ['under_review', 'company', 'open', '2026-11-24T02:59:59.000Z'],
  ['finalist', 'offer', 'open', '2026-11-24T02:59:59.000Z'],
  // The vacancy has no stage for the final answer: five days.
  ['finalist', 'company', 'approved', '2026-11-27T02:59:59.000Z'],
  ['offer', 'offer', 'approved', null],
  ['withdrawn', 'company', 'open', null],
] as const)('%s, stage %s %s: the answer is due at %s', (state, kind, stageState, promised) => {
  const stages = [{ id: 's', kind, state: stageState, answer_days: 2 }]
  expect(answerDueAt({ state, stages }, now)?.toISOString() ?? null).toBe(promised)
})
