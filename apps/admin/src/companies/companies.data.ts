import * as contract from '@trilha/contracts/companies/admin'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { companyKeys } from './companies.keys.ts'

export const companiesQuery = (query: QueryOf<typeof contract.listCompanies>) =>
  queryOptions({
    queryKey: companyKeys.list(query),
    queryFn: ({ signal }) => call(contract.listCompanies, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: companyKeys.one(id),
    queryFn: ({ signal }) => call(contract.getAdminCompany, { params: { id } }, { signal }),
  })

/** Decisions about a company; all company data is refetched afterwards, also after a failure. */
export function useCompanyDecisions({
  id,
  version,
}: Pick<contract.AdminCompany, 'id' | 'version'>) {
  const client = useQueryClient()
  const decide = (endpoint: typeof contract.verifyCompany) => async (reason: string) => {
    try {
      await call(endpoint, { params: { id }, body: { version, reason } })
    } finally {
      await client.invalidateQueries({ queryKey: companyKeys.all })
    }
  }
  return { verify: decide(contract.verifyCompany), giveBack: decide(contract.returnCompany) }
}
