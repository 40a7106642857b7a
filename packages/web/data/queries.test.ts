import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './queries.ts'

afterEach(() => onlineManager.setOnline(true))

/**
 * Runs a query, then disconnects and reconnects the network.
 * @param firstRequest result of the first request.
 * @returns the number of requests.
 */
async function requestsAfterReconnect(firstRequest: 'fails' | 'succeeds'): Promise<number> {
  const client = createQueryClient()
  client.mount()
  const queryKey = [firstRequest]
  let requests = 0
  const observer = new QueryObserver(client, {
    queryKey,
    retry: false,
    queryFn: () => {
      requests += 1
      return requests === 1 && firstRequest === 'fails'
        ? Promise.reject(new Error('away'))
        : requests
    },
  })
  const unsubscribe = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => observer.getCurrentResult().status).toBe('success')
  unsubscribe()
  client.unmount()
  return requests
}

test('failed queries are refetched when the network is back, successful ones are not', async () => {
  expect(await requestsAfterReconnect('fails')).toBe(2)
  expect(await requestsAfterReconnect('succeeds')).toBe(1)
})
