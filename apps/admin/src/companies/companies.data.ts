import * as contract from '@trilha/contracts/companies/admin'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'

export const companiesQuery = (query: QueryOf<typeof contract.listCompanies>) =>
  queryOptions({
    queryKey: ['companies', query],
    queryFn: ({ signal }) => call(contract.listCompanies, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'one', id],
    queryFn: ({ signal }) => call(contract.getAdminCompany, { params: { id } }, { signal }),
  })

/** Decisions about a company; all company data is refetched afterwards. */
export function useCompanyDecisions({
  id,
  version,
}: Pick<contract.AdminCompany, 'id' | 'version'>) {
  const client = useQueryClient()
  const decide = (endpoint: typeof contract.verifyCompany) => async (reason: string) => {
    try {
      await call(endpoint, { params: { id }, body: { version, reason } })
    } finally {
      await client.invalidateQueries({ queryKey: ['companies'] })
    }
  }
  return { verify: decide(contract.verifyCompany), giveBack: decide(contract.returnCompany) }
}
