import type { listSentInvitations } from '@trilha/contracts/invitations'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { pipelineKeys } from '../pipeline/pipeline.keys.ts'
import type { TalentFilters, TalentSearch } from './talents.filters.ts'

/**
 * Query keys; `all…` are prefixes, for invalidation. The keys of one talent do not start with
 * `pipelineKeys.all`, because each refetch would be recorded as a view.
 */
export const talentKeys = {
  allLists: [...pipelineKeys.all, 'talents', 'list'] as const,
  list: (search: TalentSearch) => [...pipelineKeys.all, 'talents', 'list', search] as const,
  facets: (filters: TalentFilters) => [...pipelineKeys.all, 'talents', 'facets', filters] as const,
  allInvitations: [...pipelineKeys.all, 'invitations'] as const,
  invitations: (query: QueryOf<typeof listSentInvitations>) =>
    [...pipelineKeys.all, 'invitations', query] as const,
  allOf: (id: string | undefined) => ['talent', id] as const,
  one: (id: string, vacancyId: number | undefined) => ['talent', id, vacancyId ?? null] as const,
}
