import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import type { listBankItems } from '@trilha/contracts/vacancies/editor'

/** Query keys; `allEditors` is a prefix, for invalidation. */
export const vacancyKeys = {
  allEditors: ['vacancies', 'edit'] as const,
  editor: (id: number) => ['vacancies', 'edit', id] as const,
  templates: ['vacancies', 'templates'] as const,
  bank: (query: Partial<QueryOf<typeof listBankItems>>) => ['vacancies', 'bank', query] as const,
  places: (q: string) => ['places', q] as const,
}
