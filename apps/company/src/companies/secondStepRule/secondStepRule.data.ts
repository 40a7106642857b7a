import * as contract from '@trilha/contracts/companies/secondStepRule'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { companyKeys } from '../companies.keys.ts'

/** The rule of the company and who is not ready for it; for owners. */
export const secondStepRuleQuery = queryOptions({
  queryKey: companyKeys.secondStepRule,
  queryFn: ({ signal }) => call(contract.getSecondStepRule, {}, { signal }),
})

/** Begins, moves or ends the rule. */
export function useSaveSecondStepRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.saveSecondStepRule>) =>
      call(contract.saveSecondStepRule, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: companyKeys.secondStepRule }),
  })
}
