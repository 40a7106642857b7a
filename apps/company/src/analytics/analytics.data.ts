import * as contract from '@trilha/contracts/analytics'
import type { QueryOf } from '@trilha/contracts/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export type ScopeQuery = QueryOf<typeof contract.getAnalytics>

export const analyticsQuery = (scope: ScopeQuery) =>
  queryOptions({
    queryKey: ['analytics', 'numbers', scope],
    queryFn: ({ signal }) => call(contract.getAnalytics, { query: scope }, { signal }),
    placeholderData: keepPreviousData,
  })

export const vacancyNumbersQuery = ({ since, until }: ScopeQuery, page: number) =>
  queryOptions({
    queryKey: ['analytics', 'vacancies', since, until, page],
    queryFn: ({ signal }) =>
      call(contract.listAnalytics, { query: { since, until, page, limit: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  })
