import type { applicationGroups } from '@trilha/contracts/applications/applications'

type Group = (typeof applicationGroups)[number]

/** Query keys; `all` is a prefix, for invalidation. */
export const applicationKeys = {
  all: ['applications'] as const,
  home: (group: Group) => ['applications', 'home', group] as const,
  list: (group: Group, page: number) => ['applications', 'list', group, page] as const,
  progress: (vacancyId: number) => ['applications', 'progress', vacancyId] as const,
  messages: (id: string) => ['applications', 'messages', id] as const,
  pcd: (id: string) => ['applications', 'pcd', id] as const,
}
