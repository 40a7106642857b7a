import * as contract from '@trilha/contracts/accounts.admin'
import { adminUpdate } from '@trilha/contracts/candidates.admin'
import type { BodyOf, QueryOf } from '@trilha/contracts/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'

export const usersQuery = (query: QueryOf<typeof contract.listUsers>) =>
  queryOptions({
    queryKey: ['users', query],
    queryFn: ({ signal }) => call(contract.listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => call(contract.readUserAsAdmin, { params: { id } }, { signal }),
    // Each reading is written down: not again for a change of window.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  })

/** What the team does to an account; it is read again afterwards. */
export function useUserDeeds(id: string) {
  const client = useQueryClient()
  const then = async (work: Promise<unknown>) => {
    try {
      await work
    } finally {
      await client.invalidateQueries({ queryKey: ['users'] })
    }
  }
  const params = { id }
  return {
    suspend: (reason: string) => then(call(contract.suspendUser, { params, body: { reason } })),
    restore: (reason: string) => then(call(contract.restoreUser, { params, body: { reason } })),
    correct: (body: BodyOf<typeof adminUpdate>) => then(call(adminUpdate, { params, body })),
  }
}
