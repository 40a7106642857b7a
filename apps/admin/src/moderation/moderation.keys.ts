import type { listReports, listVacanciesToModerate } from '@trilha/contracts/moderation'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'

/** Query keys; `all` is a prefix, for invalidation. */
export const moderationKeys = {
  all: ['moderation'] as const,
  vacancies: (query: QueryOf<typeof listVacanciesToModerate>) =>
    ['moderation', 'vacancies', query] as const,
  reports: (query: QueryOf<typeof listReports>) => ['moderation', 'reports', query] as const,
}
