import type { listUsers } from '@trilha/contracts/accounts/admin'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'

/** Query keys; `all` is a prefix, for invalidation. */
export const userKeys = {
  all: ['users'] as const,
  list: (query: QueryOf<typeof listUsers>) => ['users', query] as const,
  one: (id: string) => ['users', 'one', id] as const,
}
