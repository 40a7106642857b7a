import { afterEach, expect, test, vi } from 'vitest'
import { isAttended, watchInput } from './attendance.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page is attended for five minutes after the last input', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  watchInput()
  page.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(4 * 60_000)
  expect(isAttended()).toBe(true)
  page.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(4 * 60_000)
  expect(isAttended()).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(isAttended()).toBe(false)
  page.dispatchEvent(new Event('touchstart'))
  expect(isAttended()).toBe(true)
})
