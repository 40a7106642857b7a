import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { openTrailsQuery } from './home.data.ts'

afterEach(() => vi.unstubAllGlobals())

/** Responds with pages of one application each, and records the requests. */
function stubPages(ids: readonly string[]) {
  const addresses: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address)
    const page = Number(new URL(address, 'http://localhost').searchParams.get('page'))
    const counts = { 'your-turn': ids.length, waiting: ids.length, finished: 0 }
    return Promise.resolve(
      Response.json({ rows: [{ id: ids[page - 1] }], totalPages: ids.length, counts }),
    )
  })
  return addresses
}

test('loads all applications waiting for the user', async () => {
  stubPages(['first', 'middle', 'last'])
  const { rows, counts } = await new QueryClient().fetchQuery(openTrailsQuery('your-turn'))
  expect(rows.map(({ id }) => id)).toEqual(['first', 'middle', 'last'])
  expect(counts['your-turn']).toBe(3)
})

test('loads only the first page of applications that wait for a company', async () => {
  const addresses = stubPages(['first', 'middle', 'last'])
  const { rows } = await new QueryClient().fetchQuery(openTrailsQuery('waiting'))
  expect(rows.map(({ id }) => id)).toEqual(['first'])
  expect(addresses).toHaveLength(1)
})
