import type { listCompanies } from '@trilha/contracts/companies/admin'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'

/** Query keys; `all` is a prefix, for invalidation. */
export const companyKeys = {
  all: ['companies'] as const,
  list: (query: QueryOf<typeof listCompanies>) => ['companies', query] as const,
  one: (id: string) => ['companies', 'one', id] as const,
}
