import { expect, test } from 'vitest'
import { activeElsewhere } from './activeElsewhere.ts'

const at = (device: string | null, ...savedAt: string[]) => ({
  now: '2026-11-21T12:00:00.000Z',
  attempt: { startedAt: '2026-11-20T09:00:00.000Z', endsAt: null, timeFactor: 1 as const, device },
  answers: savedAt.map((saved, i) => ({
    itemId: String(i),
    value: null,
    revision: 1,
    savedAt: saved,
  })),
})

test('null if the test was not started, or no other device has used it', () => {
  expect(activeElsewhere({ ...at(null), attempt: null }, 'here')).toBeNull()
  expect(activeElsewhere(at(null), 'here')).toBeNull()
  expect(activeElsewhere(at('here', '2026-11-21T11:59:00.000Z'), 'here')).toBeNull()
})

test('another device is active while its last save is recent', () => {
  const saves = ['2026-11-20T09:10:00.000Z', '2026-11-21T11:50:01.000Z']
  expect(activeElsewhere(at('there', ...saves), 'here')).toBe('now')
  expect(activeElsewhere(at('there', '2026-11-21T11:49:59.000Z'), 'here')).toBe('before')
  expect(activeElsewhere(at('there'), 'here')).toBe('before')
})
