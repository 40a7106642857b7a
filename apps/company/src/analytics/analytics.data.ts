import * as contract from '@trilha/contracts/analytics/analytics'
import { exportAnalytics, type ExportTable } from '@trilha/contracts/analytics/export'
import { getImpact } from '@trilha/contracts/analytics/impact'
import { getSources } from '@trilha/contracts/analytics/sources'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { callFile, saveFile } from '@trilha/web/data/callFile.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { analyticsKeys } from './analytics.keys.ts'

export type ScopeQuery = QueryOf<typeof contract.getAnalytics>

export const analyticsQuery = (scope: ScopeQuery) =>
  queryOptions({
    queryKey: analyticsKeys.numbers(scope),
    queryFn: ({ signal }) => call(contract.getAnalytics, { query: scope }, { signal }),
    placeholderData: keepPreviousData,
  })

export const vacancyNumbersQuery = ({ since, until }: ScopeQuery, page: number) =>
  queryOptions({
    queryKey: analyticsKeys.vacancies(since, until, page),
    queryFn: ({ signal }) =>
      call(contract.listAnalytics, { query: { since, until, page, limit: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const sourcesQuery = (scope: ScopeQuery) =>
  queryOptions({
    queryKey: analyticsKeys.sources(scope),
    queryFn: ({ signal }) => call(getSources, { query: scope }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The impact figures always cover the full time of a vacancy, so they have no period. */
export const impactQuery = (vacancy: number | undefined) =>
  queryOptions({
    queryKey: analyticsKeys.impact(vacancy),
    queryFn: ({ signal }) =>
      call(getImpact, { query: vacancy === undefined ? {} : { vacancy } }, { signal }),
  })

/** Fetches a table as a file and starts the download. */
export function useExport(table: ExportTable, scope: ScopeQuery) {
  return useMutation({
    mutationFn: () => callFile(exportAnalytics, { query: { table, ...scope } }),
    onSuccess: ({ name, blob }) => saveFile(name, blob),
  })
}
