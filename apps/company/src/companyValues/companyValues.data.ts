import * as contract from '@trilha/contracts/companyValues'
import { call } from '@trilha/web/data/call.ts'
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

const keyOf = (userId: string) => `trilha:companyValues:${userId}`

/** Answers begun on this device and not sent; nothing where it keeps none. */
export function keptAnswers(userId: string): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Answers) : {}
  } catch {
    return {}
  }
}

/** Keeps them until they are sent; a device that keeps nothing only loses them with the page. */
export function keepAnswers(userId: string, answers: Answers | null): void {
  try {
    if (answers === null) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), JSON.stringify(answers))
  } catch {
    // Private windows may refuse to write.
  }
}
