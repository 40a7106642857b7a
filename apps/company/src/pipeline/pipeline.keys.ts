import type { getInbox, listReviews } from '@trilha/contracts/pipeline/inbox'
import type { listPipelineVacancies } from '@trilha/contracts/pipeline/pipeline'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import type { Filters } from './board/filters/board.filters.ts'

/**
 * Query keys; `all…` and `…Of` are prefixes, for invalidation. Keys about one vacancy or one person
 * have its id in the third place, where `pipeline.live.ts` looks for it.
 */
export const pipelineKeys = {
  all: ['pipeline'] as const,

  allVacancies: ['pipeline', 'vacancies'] as const,
  vacancies: (query: QueryOf<typeof listPipelineVacancies>) =>
    ['pipeline', 'vacancies', query] as const,
  vacancy: (id: number) => ['pipeline', 'vacancy', id] as const,
  blindChanges: (vacancyId: number) => ['pipeline', 'blindChanges', vacancyId] as const,

  allBoards: ['pipeline', 'board'] as const,
  boardsOf: (vacancyId: number) => ['pipeline', 'board', vacancyId] as const,
  board: (vacancyId: number, filters: Filters) =>
    ['pipeline', 'board', vacancyId, filters] as const,
  allBoardColumns: ['pipeline', 'boardColumn'] as const,
  boardColumnsOf: (vacancyId: number) => ['pipeline', 'boardColumn', vacancyId] as const,
  boardColumn: (vacancyId: number, column: string, filters: Filters) =>
    ['pipeline', 'boardColumn', vacancyId, column, filters] as const,
  views: ['pipeline', 'views'] as const,
  comparisonsOf: (vacancyId: number) => ['pipeline', 'compare', vacancyId] as const,
  comparison: (vacancyId: number, applicationIds: string[]) =>
    ['pipeline', 'compare', vacancyId, applicationIds] as const,

  allInboxes: ['pipeline', 'inbox'] as const,
  inbox: (kind: QueryOf<typeof getInbox>['kind']) => ['pipeline', 'inbox', kind] as const,
  overdueCount: ['pipeline', 'inbox', 'overdueCount'] as const,
  allReviews: ['pipeline', 'reviews'] as const,
  reviews: (state: QueryOf<typeof listReviews>['state']) => ['pipeline', 'reviews', state] as const,

  allApplications: ['pipeline', 'application'] as const,
  application: (id: string) => ['pipeline', 'application', id] as const,
  allProfiles: ['pipeline', 'profile'] as const,
  profile: (id: string) => ['pipeline', 'profile', id] as const,
  allScorecards: ['pipeline', 'scorecard'] as const,
  scorecard: (id: string) => ['pipeline', 'scorecard', id] as const,
  history: (id: string) => ['pipeline', 'history', id] as const,
  allComposers: ['pipeline', 'composer'] as const,
  composer: (id: string) => ['pipeline', 'composer', id] as const,
  allComments: ['pipeline', 'comments'] as const,
  comments: (id: string) => ['pipeline', 'comments', id] as const,
  allMessages: ['pipeline', 'messages'] as const,
  messages: (id: string) => ['pipeline', 'messages', id] as const,
}
