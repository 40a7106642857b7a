import type { getAnalytics } from '@trilha/contracts/analytics/analytics'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'

type Scope = QueryOf<typeof getAnalytics>

/** Query keys. */
export const analyticsKeys = {
  numbers: (scope: Scope) => ['analytics', 'numbers', scope] as const,
  vacancies: (since: Scope['since'], until: Scope['until'], page: number) =>
    ['analytics', 'vacancies', since, until, page] as const,
  sources: (scope: Scope) => ['analytics', 'sources', scope] as const,
  impact: (vacancy: number | undefined) => ['analytics', 'impact', vacancy] as const,
}
