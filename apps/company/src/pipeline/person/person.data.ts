import { getComposer } from '@trilha/contracts/pipeline/inbox'
import * as messages from '@trilha/contracts/pipeline/messages'
import * as contract from '@trilha/contracts/pipeline/person'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline.keys.ts'

// Each fetch is recorded as a view, so a focus change must not refetch.
const noFocusRefetch = { refetchOnWindowFocus: false } as const

export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: pipelineKeys.profile(id),
    queryFn: ({ signal }) => call(contract.getPipelineProfile, { params: { id } }, { signal }),
    ...noFocusRefetch,
  })

export const scorecardQuery = (id: string) =>
  queryOptions({
    queryKey: pipelineKeys.scorecard(id),
    queryFn: ({ signal }) => call(contract.getScorecard, { params: { id } }, { signal }),
    ...noFocusRefetch,
  })

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: pipelineKeys.history(id),
    queryFn: ({ signal }) => call(contract.getHistory, { params: { id } }, { signal }),
  })

export const composerQuery = (id: string) =>
  queryOptions({
    queryKey: pipelineKeys.composer(id),
    queryFn: ({ signal }) => call(getComposer, { params: { id } }, { signal }),
  })

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
}
const pageQuery = (after: string | null) => ({ query: after ? { after } : {} })

export const commentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.comments(id),
    queryFn: ({ signal, pageParam }) =>
      call(contract.listComments, { params: { id }, ...pageQuery(pageParam) }, { signal }),
    ...pages,
  })

export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.messages(id),
    queryFn: ({ signal, pageParam }) =>
      call(messages.listPipelineMessages, { params: { id }, ...pageQuery(pageParam) }, { signal }),
    ...pages,
  })

export const compareQuery = (vacancyId: number, applicationId: string[]) =>
  queryOptions({
    queryKey: pipelineKeys.comparison(vacancyId, applicationId),
    queryFn: ({ signal }) =>
      call(contract.compare, { params: { id: vacancyId }, query: { applicationId } }, { signal }),
    ...noFocusRefetch,
  })

/** Mutations of a person's sheet. Each one refetches the affected data. */
export function useSheet(id: string) {
  const client = useQueryClient()
  const params = { id }
  const refetch = (...keys: QueryKey[]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  return {
    score: useMutation({
      mutationFn: (body: BodyOf<typeof contract.saveScorecard>) =>
        call(contract.saveScorecard, { params, body }),
      onSettled: () =>
        refetch(pipelineKeys.allScorecards, pipelineKeys.allBoards, pipelineKeys.allComposers),
    }),
    writeComment: useMutation({
      mutationFn: (body: BodyOf<typeof contract.writeComment>) =>
        call(contract.writeComment, { params, body }),
      onSettled: () => refetch(pipelineKeys.allComments, pipelineKeys.allBoards),
    }),
    deleteComment: useMutation({
      mutationFn: (commentId: string) =>
        call(contract.deleteComment, { params: { id, commentId } }),
      onSettled: () => refetch(pipelineKeys.allComments, pipelineKeys.allBoards),
    }),
    writeMessage: useMutation({
      mutationFn: (body: BodyOf<typeof messages.writePipelineMessage>) =>
        call(messages.writePipelineMessage, { params, body }),
      onSettled: () => refetch(pipelineKeys.allMessages, pipelineKeys.allInboxes),
    }),
    reveal: useMutation({
      mutationFn: () => call(contract.reveal, { params }),
      onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.all }),
    }),
  }
}
