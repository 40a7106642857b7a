import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import * as contract from '@trilha/contracts/talents/own'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { accountKeys } from '@trilha/web/accounts/accounts.keys.ts'
import { call } from '@trilha/web/data/call.ts'
import { notificationKeys } from '@trilha/web/notifications/notifications.keys.ts'
import { vacancyKeys } from '../vacancies/vacancies.keys.ts'
import { talentKeys } from './talents.keys.ts'

/** Whether companies can find the candidate, and what they see. */
export const ownTalentQuery = queryOptions({
  queryKey: talentKeys.own,
  queryFn: ({ signal }) => call(contract.getOwnTalent, {}, { signal }),
})

/**
 * A mutation that refetches the data of the account (talent search, consents, settings), on success
 * and on failure.
 */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: accountKeys.all }),
  })
}

export const useAllowTalentSearch = () =>
  useChange((body: BodyOf<typeof contract.allowTalent>) => call(contract.allowTalent, { body }))

export const useLeaveTalentSearch = () => useChange(() => call(contract.leaveTalents, {}))

export const useUnblock = () =>
  useChange((companyId: string) => call(contract.unblockCompany, { params: { companyId } }))

/** Blocks a company; also declines its open invitations. */
export function useBlock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (companyId: string) => call(contract.blockCompany, { params: { companyId } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: accountKeys.all }),
        client.invalidateQueries({ queryKey: notificationKeys.all }),
        client.invalidateQueries({ queryKey: vacancyKeys.all }),
      ]),
  })
}
