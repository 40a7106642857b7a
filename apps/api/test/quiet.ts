import { afterEach, expect, vi } from 'vitest'

/** A test that writes to console.error has found a defect. */
const spy = vi.spyOn(console, 'error')

afterEach(() => {
  expect(spy.mock.calls).toEqual([])
  spy.mockClear()
})
