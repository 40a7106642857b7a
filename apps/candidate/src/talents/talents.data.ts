import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import * as contract from '@trilha/contracts/talents/own'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'

/** Whether companies can find the candidate, and what they see. */
export const ownTalentQuery = queryOptions({
  queryKey: ['account', 'talent'],
  queryFn: ({ signal }) => call(contract.getOwnTalent, {}, { signal }),
})

/** A mutation that refetches this section and the list of consents, on success and on failure. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['account'] }),
  })
}

export const useAllow = () =>
  useChange((body: BodyOf<typeof contract.allowTalent>) => call(contract.allowTalent, { body }))

export const useLeave = () => useChange(() => call(contract.leaveTalents, {}))

export const useUnblock = () =>
  useChange((companyId: string) => call(contract.unblockCompany, { params: { companyId } }))

/** Blocks a company; also declines its open invitations. */
export function useBlock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (companyId: string) => call(contract.blockCompany, { params: { companyId } }),
    onSettled: () =>
      Promise.all(
        ['account', 'notifications', 'vacancies'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}
