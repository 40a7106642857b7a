import * as contract from '@trilha/contracts/partners'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { partnerKeys } from './partners.keys.ts'

export const partnersQuery = queryOptions({
  queryKey: partnerKeys.list,
  queryFn: ({ signal }) => call(contract.listPartners, {}, { signal }),
})

/** Creates and renames partners; the list is refetched afterwards. */
export function usePartnerMutations() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: partnerKeys.list })
  return {
    create: useMutation({
      mutationFn: (name: string) => call(contract.createPartner, { body: { name } }),
      onSettled,
    }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        call(contract.renamePartner, { params: { id }, body: { name } }),
      onSettled,
    }),
  }
}
