import * as contract from '@trilha/contracts/apiKeys'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export const apiKeysQuery = queryOptions({
  queryKey: ['apiKeys'],
  queryFn: ({ signal }) => call(contract.listApiKeys, {}, { signal }),
})

/** Mutations of an owner on the keys; the list is refetched afterwards, also after a failure. */
export function useApiKeyActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
  return {
    create: useMutation({
      mutationFn: (body: BodyOf<typeof contract.createApiKey>) =>
        call(contract.createApiKey, { body }),
      onSettled,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => call(contract.revokeApiKey, { params: { id } }),
      onSettled,
    }),
  }
}
