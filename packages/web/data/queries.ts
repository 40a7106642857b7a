import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'
import { showsKept } from './callKept.ts'

/**
 * Queries keep what they have while the network is away; refusals are not asked again. Once it is
 * back, what failed is asked again, and everything while something on the screen may be old.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        refetchOnReconnect: (query) => (query.state.error || showsKept() ? 'always' : false),
        // Without a network nothing comes of asking again, and whoever pressed something waits for it.
        retry: (count, error) =>
          count < 2 &&
          navigator.onLine !== false &&
          (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
