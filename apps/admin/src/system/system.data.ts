import * as contract from '@trilha/contracts/system/admin'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { systemKeys } from './system.keys.ts'

export const healthQuery = queryOptions({
  queryKey: systemKeys.health,
  queryFn: ({ signal }) => call(contract.readHealth, {}, { signal }),
  refetchInterval: 30_000,
})

/** Retries a failed task; the health data is refetched afterwards. */
export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(contract.retryTask, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: systemKeys.health }),
  })
}
