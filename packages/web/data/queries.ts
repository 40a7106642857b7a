import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'

/** Queries keep what they have while the network is away; refusals are not asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (count, error) =>
          count < 2 && (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
