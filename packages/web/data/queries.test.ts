import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './queries.ts'

afterEach(() => onlineManager.setOnline(true))

/**
 * A screen that loads once, while the network goes and comes back. @returns the number of requests.
 */
async function readsAround(first: 'fails' | 'arrives'): Promise<number> {
  const client = createQueryClient()
  client.mount()
  const queryKey = [first]
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey,
    retry: false,
    queryFn: () => {
      asked += 1
      return asked === 1 && first === 'fails' ? Promise.reject(new Error('away')) : asked
    },
  })
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => observer.getCurrentResult().status).toBe('success')
  leave()
  client.unmount()
  return asked
}

test('failed queries are refetched when the network is back, successful ones are not', async () => {
  expect(await readsAround('fails')).toBe(2)
  expect(await readsAround('arrives')).toBe(1)
})
