import * as contract from '@trilha/contracts/selfAssessments/companyValues'
import { call } from '@trilha/web/data/call.ts'
import { openDraft } from '@trilha/web/data/drafts.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { companyValueKeys } from './companyValues.keys.ts'

/** The company's values and the viewer's answers. */
export const valuesQuery = queryOptions({
  queryKey: companyValueKeys.own,
  queryFn: ({ signal }) => call(contract.getCompanyValues, {}, { signal }),
})

export type Answers = NonNullable<contract.CompanyValues['mine']>['answers']

/** Sends the answers; the reply is the new state. */
export function useRateCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answers: Answers) => call(contract.rateCompanyValues, { body: { answers } }),
    onSuccess: ({ mine, raters, wanted, profile }) =>
      client.setQueryData(valuesQuery.queryKey, { mine, raters, wanted, profile }),
  })
}

const draftOf = (userId: string) => openDraft('local', `trilha:companyValues:${userId}`)

/** Unsent answers on this device; empty if there are none. */
export const loadUnsentAnswers = (userId: string): Answers =>
  (draftOf(userId).read() ?? {}) as Answers

/** Stores answers on this device until they are sent; null deletes them. */
export const saveUnsentAnswers = (userId: string, answers: Answers | null): void =>
  draftOf(userId).write(answers)
