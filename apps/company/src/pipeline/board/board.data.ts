import * as contract from '@trilha/contracts/pipeline/board'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Filters } from './filters/board.filters.ts'
import { pipelineKeys } from '../pipeline.keys.ts'

export type Board = ReplyOf<typeof contract.getBoard>

const boardPageSize = 20
const columnPageSize = 50

export const boardQuery = (id: number, filters: Filters) =>
  queryOptions({
    queryKey: pipelineKeys.board(id, filters),
    queryFn: ({ signal }) =>
      call(
        contract.getBoard,
        { params: { id }, query: { ...filters, limit: boardPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/**
 * All cards of one column, page by page, from its top. The board has the first cards too, but it
 * refetches them often: people could be missed if these pages started after them.
 */
export const columnQuery = (id: number, column: string, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.boardColumn(id, column, filters),
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.getBoardColumn,
        {
          params: { id },
          query: {
            column,
            ...filters,
            limit: columnPageSize,
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Loaded pages are not refetched; people who leave the column are removed from the cache.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const viewsQuery = queryOptions({
  queryKey: pipelineKeys.views,
  queryFn: ({ signal }) => call(contract.listBoardViews, {}, { signal }),
})

export function useViews() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: pipelineKeys.views })
  return {
    save: useMutation({
      mutationFn: (body: BodyOf<typeof contract.saveBoardView>) =>
        call(contract.saveBoardView, { body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(contract.deleteBoardView, { params: { id } }),
      onSettled,
    }),
  }
}

export type ApplicationVersions = BodyOf<typeof contract.moveApplications>['applications']

export const sendMoves = (id: number, to: string, applications: ApplicationVersions) =>
  call(contract.moveApplications, { params: { id }, body: { to, applications } })

export const sendUndo = (id: number, applications: ApplicationVersions) =>
  call(contract.undoMoves, { params: { id }, body: { applications } })
