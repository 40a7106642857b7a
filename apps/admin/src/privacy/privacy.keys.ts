import type { listRequests } from '@trilha/contracts/privacy/requests'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'

/** Query keys; `all` is a prefix, for invalidation. */
export const privacyKeys = {
  all: ['privacy'] as const,
  requests: (query: QueryOf<typeof listRequests>) => ['privacy', query] as const,
}
