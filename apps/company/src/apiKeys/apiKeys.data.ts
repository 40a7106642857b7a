import * as contract from '@trilha/contracts/apiKeys'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiKeyKeys } from './apiKeys.keys.ts'

export const apiKeysQuery = queryOptions({
  queryKey: apiKeyKeys.list,
  queryFn: ({ signal }) => call(contract.listApiKeys, {}, { signal }),
})

/** Mutations of an owner on the keys; the list is refetched afterwards, also after a failure. */
export function useApiKeyActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: apiKeyKeys.list })
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
