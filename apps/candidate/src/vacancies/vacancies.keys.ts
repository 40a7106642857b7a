import type { VacancyFilters } from './search/search.ts'

/** Query keys; `all` is a prefix, for invalidation. */
export const vacancyKeys = {
  all: ['vacancies'] as const,
  list: (filters: VacancyFilters, candidateId: string | undefined) =>
    ['vacancies', 'list', filters, candidateId] as const,
  facets: (search: VacancyFilters) => ['vacancies', 'facets', search] as const,
  wider: (filters: VacancyFilters) => ['vacancies', 'wider', filters] as const,
  recommended: ['vacancies', 'recommended'] as const,
  one: (id: number) => ['vacancies', 'one', id] as const,
}
