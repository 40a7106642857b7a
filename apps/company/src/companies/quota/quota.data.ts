import * as contract from '@trilha/contracts/companies/quota'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { companyKeys } from '../companies.keys.ts'

/** For owners only. */
export const quotaQuery = queryOptions({
  queryKey: companyKeys.quota,
  queryFn: ({ signal }) => call(contract.getQuota, {}, { signal }),
})

/** Saves the number of employees. */
export function useSaveQuota() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.saveQuota>) => call(contract.saveQuota, { body }),
    onSuccess: (quota) => client.setQueryData(quotaQuery.queryKey, quota),
  })
}
