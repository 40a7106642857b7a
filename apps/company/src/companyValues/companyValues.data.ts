import * as contract from '@trilha/contracts/companyValues'
import { call } from '@trilha/web/data/call.ts'
import { draftNamed } from '@trilha/web/data/drafts.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The values of the company, and what the viewer answered. */
export const valuesQuery = queryOptions({
  queryKey: ['company', 'values'],
  queryFn: ({ signal }) => call(contract.getCompanyValues, {}, { signal }),
})

export type Answers = NonNullable<contract.CompanyValues['mine']>['answers']

/** Sends what was answered; the reply is what stands then. */
export function useRateCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answers: Answers) => call(contract.rateCompanyValues, { body: { answers } }),
    onSuccess: ({ mine, raters, wanted, profile }) =>
      client.setQueryData(valuesQuery.queryKey, { mine, raters, wanted, profile }),
  })
}

const draftOf = (userId: string) => draftNamed('local', `trilha:companyValues:${userId}`)

/** Answers begun on this device and not sent; nothing where it keeps none. */
export const keptAnswers = (userId: string): Answers => (draftOf(userId).read() ?? {}) as Answers

/** Keeps them until they are sent; null forgets them. */
export const keepAnswers = (userId: string, answers: Answers | null): void =>
  draftOf(userId).write(answers)
