import * as contract from '@trilha/contracts/privacy/requests'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { privacyKeys } from './privacy.keys.ts'

export const requestsQuery = (query: QueryOf<typeof contract.listRequests>) =>
  queryOptions({
    queryKey: privacyKeys.requests(query),
    queryFn: ({ signal }) => call(contract.listRequests, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Answers a request; the lists are refetched afterwards, also after a failure. */
export function useAnswerRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: string }) =>
      call(contract.answerRequest, { params: { id }, body: { answer } }),
    onSettled: () => client.invalidateQueries({ queryKey: privacyKeys.all }),
  })
}
