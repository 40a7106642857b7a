import { expect, test } from 'vitest'
import { isTemporary } from './call.ts'

test('a later try can help without a connection, a session or a free server', () => {
  const temporary = [0, 401, 429, 500, 503]
  expect(temporary.filter((status) => !isTemporary({ status }))).toEqual([])
  expect([400, 403, 404, 409].some((status) => isTemporary({ status }))).toBe(false)
})
