import * as contract from '@trilha/contracts/accounts/admin'
import { turnOffSecondStepAsAdmin } from '@trilha/contracts/accounts/secondStep'
import { adminUpdate } from '@trilha/contracts/candidates/admin'
import type { BodyOf, QueryOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { userKeys } from './accounts.keys.ts'

export const usersQuery = (query: QueryOf<typeof contract.listUsers>) =>
  queryOptions({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => call(contract.listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => call(contract.readUserAsAdmin, { params: { id } }, { signal }),
    // Each fetch is written to the audit log, so a focus change must not refetch.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  })

/** Changes of an account; all account data is refetched afterwards, also after a failure. */
export function useUserMutations(id: string) {
  const client = useQueryClient()
  const refetchAfter = async (work: Promise<unknown>) => {
    try {
      await work
    } finally {
      await client.invalidateQueries({ queryKey: userKeys.all })
    }
  }
  const params = { id }
  return {
    suspend: (reason: string) =>
      refetchAfter(call(contract.suspendUser, { params, body: { reason } })),
    restore: (reason: string) =>
      refetchAfter(call(contract.restoreUser, { params, body: { reason } })),
    turnOffSecondStep: (reason: string) =>
      refetchAfter(call(turnOffSecondStepAsAdmin, { params, body: { reason } })),
    correct: (body: BodyOf<typeof adminUpdate>) =>
      refetchAfter(call(adminUpdate, { params, body })),
  }
}
