import * as contract from '@trilha/contracts/vacancies/savedSearches'
import type { SavedFilters, SavedSearch } from '@trilha/contracts/vacancies/savedSearches'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useErrorText } from '../../auth/useErrorText.ts'
import { noFilters, queryOf, type VacancyFilters } from '../search/search.ts'
import { savedSearchKeys } from './savedSearches.keys.ts'

type List = ReplyOf<typeof contract.listSavedSearches>

export const savedSearchesQuery = queryOptions({
  queryKey: savedSearchKeys.list,
  queryFn: ({ signal }) => call(contract.listSavedSearches, {}, { signal }),
})

/** The saved part of a search: without order and page. */
export function savedOf(filters: VacancyFilters): SavedFilters {
  const { sort: _sort, ...rest } = queryOf(filters)
  return Object.fromEntries(
    Object.entries(rest).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  )
}

/** A saved search as filters for the address and the list, newest first. */
export const filtersOfSaved = (saved: SavedFilters): VacancyFilters => ({
  ...noFilters,
  ...saved,
  sort: 'newest',
})

const updateRows = (client: QueryClient, change: (rows: SavedSearch[]) => SavedSearch[]) =>
  client.setQueryData<List>(savedSearchesQuery.queryKey, (list) =>
    list ? { rows: change(list.rows) } : list,
  )

export function useSaveSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.saveSearch>) => call(contract.saveSearch, { body }),
    onSuccess: (saved) => void updateRows(client, (rows) => [saved, ...rows]),
  })
}

export function useChangeSaved(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.changeSavedSearch>) =>
      call(contract.changeSavedSearch, { params: { id }, body }),
    onSuccess: (saved) =>
      void updateRows(client, (rows) => rows.map((row) => (row.id === id ? saved : row))),
  })
}

export function useRemoveSaved(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.removeSavedSearch, { params: { id } }),
    onSuccess: () => void updateRows(client, (rows) => rows.filter((row) => row.id !== id)),
  })
}

/** Follows a company; a failure is said. */
export function useFollow(companyId: string) {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => call(contract.followCompany, { params: { id: companyId } }),
    onError: (error) => toast.error(errorText(error)),
    onSuccess: (saved) =>
      void updateRows(client, (rows) => [saved, ...rows.filter(({ id }) => id !== saved.id)]),
  })
}
