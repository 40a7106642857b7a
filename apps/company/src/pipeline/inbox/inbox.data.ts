import * as contract from '@trilha/contracts/pipeline/inbox'
import type { BodyOf, QueryOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline.keys.ts'

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
}

export type InboxKind = QueryOf<typeof contract.getInbox>['kind']

export const inboxQuery = (kind: InboxKind) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.inbox(kind),
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.getInbox,
        { query: { kind, limit: 20, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...pages,
  })

export type ReviewState = QueryOf<typeof contract.listReviews>['state']

export const reviewsQuery = (state: ReviewState) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.reviews(state),
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listReviews,
        { query: { state, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...pages,
  })

/** Answers a request for a human review. Refetches all recruiting data. */
export function useAnswerReview(id: string, stageId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.answerReview>) =>
      call(contract.answerReview, { params: { id, stageId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.all }),
  })
}
