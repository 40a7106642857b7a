import * as contract from '@trilha/contracts/pipeline/person'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline.keys.ts'

export const blindChangesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.blindChanges(id),
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listBlindChanges,
        { params: { id }, query: pageParam ? { after: pageParam } : {} },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Turns the blind selection on or off; refetches all recruiting data. */
export function useSetBlind(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.setBlind>) =>
      call(contract.setBlind, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.all }),
  })
}
