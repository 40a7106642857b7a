import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'
import { showsCached } from './callCached.ts'

/**
 * Creates the query client of a site. Queries keep their data while offline, and refused requests
 * are not retried. When the network is back, failed queries are refetched; if cached data is on the
 * screen, all queries are.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        refetchOnReconnect: (query) => (query.state.error || showsCached() ? 'always' : false),
        // Offline a retry is useless, and the user is waiting for the result.
        retry: (count, error) =>
          count < 2 &&
          navigator.onLine !== false &&
          (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
