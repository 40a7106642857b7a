import { afterEach, expect, vi } from 'vitest'

/** Fails every test that writes to console.error. */
const spy = vi.spyOn(console, 'error')

afterEach(() => {
  expect(spy.mock.calls).toEqual([])
  spy.mockClear()
})
