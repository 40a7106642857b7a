import { expect, test } from 'vitest'
import { heldElsewhere } from './assessments.held.ts'

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

test('nobody holds a test that is not begun, that none wrote in, or that this device wrote in', () => {
  expect(heldElsewhere({ ...at(null), attempt: null }, 'here')).toBeNull()
  expect(heldElsewhere(at(null), 'here')).toBeNull()
  expect(heldElsewhere(at('here', '2026-11-21T11:59:00.000Z'), 'here')).toBeNull()
})

test('another device holds it while its last save is fresh', () => {
  const saves = ['2026-11-20T09:10:00.000Z', '2026-11-21T11:50:01.000Z']
  expect(heldElsewhere(at('there', ...saves), 'here')).toBe('now')
  expect(heldElsewhere(at('there', '2026-11-21T11:49:59.000Z'), 'here')).toBe('before')
  expect(heldElsewhere(at('there'), 'here')).toBe('before')
})
