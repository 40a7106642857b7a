import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { openTrailsQuery } from './home.data.ts'

afterEach(() => vi.unstubAllGlobals())

/** Responds with pages of one application each, and records the requests. */
function stubPages(ids: readonly string[]) {
  const addresses: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address)
    const at = Number(new URL(address, 'http://localhost').searchParams.get('after') ?? 0)
    const next = at + 1 < ids.length ? String(at + 1) : null
    const counts = { 'your-turn': ids.length, waiting: ids.length, finished: 0 }
    return Promise.resolve(Response.json({ rows: [{ id: ids[at] }], next, counts }))
  })
  return addresses
}

test('loads all applications waiting for the user: an old offer may be on the last page', async () => {
  stubPages(['newest', 'middle', 'offer'])
  const { rows, counts } = await new QueryClient().fetchQuery(openTrailsQuery('your-turn'))
  expect(rows.map(({ id }) => id)).toEqual(['newest', 'middle', 'offer'])
  expect(counts['your-turn']).toBe(3)
})

test('loads only the newest page of applications that wait for a company', async () => {
  const addresses = stubPages(['newest', 'middle', 'oldest'])
  const { rows } = await new QueryClient().fetchQuery(openTrailsQuery('waiting'))
  expect(rows.map(({ id }) => id)).toEqual(['newest'])
  expect(addresses).toHaveLength(1)
})
