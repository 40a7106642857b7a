import {
  defaultVacancySort,
  vacanciesPerPage,
  type ReportReason,
} from '@trilha/contracts/vacancies/enums'
import { apply } from '@trilha/contracts/applications/applications'
import {
  countFacets,
  getVacancy,
  listVacancies,
  recommendVacancies,
  reportVacancy,
} from '@trilha/contracts/vacancies/vacancies'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '@trilha/web/data/call.ts'
import { useIdempotencyKey } from '@trilha/web/data/useIdempotencyKey.ts'
import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { useRef } from 'react'
import type { PcdRequest } from './apply/pcd.request.ts'
import { nearestWider } from './filters/chips.ts'
import { queryOf, type VacancyFilters } from './search/search.ts'
import { applicationKeys } from '../applications/applications.keys.ts'
import { vacancyKeys } from './vacancies.keys.ts'

/**
 * Queries and mutations of vacancies in the dashboard; public pages get their data from the server.
 */

/** One page of search results (specification, section 7). */
export const searchQuery = (filters: VacancyFilters, candidateId: string | undefined) =>
  queryOptions({
    queryKey: vacancyKeys.list(filters, candidateId),
    queryFn: ({ signal }) => {
      const { page } = filters
      const fixed = { isPagination: 1, page, limit: vacanciesPerPage, status: 1 } as const
      return call(
        listVacancies,
        { query: { candidateId, ...fixed, ...queryOf(filters) } },
        { signal },
      )
    },
    placeholderData: keepPreviousData,
  })

/** Counts per filter value; independent of page and order. */
export const facetsQuery = (filters: VacancyFilters) => {
  const search = { ...filters, page: 1, sort: defaultVacancySort }
  return queryOptions({
    queryKey: vacancyKeys.facets(search),
    queryFn: ({ signal }) => call(countFacets, { query: queryOf(search) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** A wider search, for a search that found nothing. */
export const widerQuery = (filters: VacancyFilters) =>
  queryOptions({
    queryKey: vacancyKeys.wider(filters),
    queryFn: ({ signal }) =>
      nearestWider(filters, async (wider) => {
        const { count } = await call(countFacets, { query: queryOf(wider) }, { signal })
        return count
      }),
  })

/** The few best matches for the user, with reasons. */
export const recommendedQuery = queryOptions({
  queryKey: vacancyKeys.recommended,
  queryFn: ({ signal }) => call(recommendVacancies, {}, { signal }),
})

export const vacancyQuery = (id: number) =>
  queryOptions({
    queryKey: vacancyKeys.one(id),
    queryFn: ({ signal }) => call(getVacancy, { params: { id } }, { signal }),
  })

/** Where an application comes from. */
export type ApplySource = 'search' | 'public-page' | 'share' | 'invitation'

/**
 * Applies to a vacancy. Retries use the same idempotency key, so that nobody applies twice. If the
 * application already exists, because a response was lost, only the PcD information is updated.
 */
export function useApply(vacancyId: number, source: ApplySource) {
  const keyFor = useIdempotencyKey()
  const hasSentPcd = useRef(false)
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (pcd: PcdRequest | null) => {
      const hadSentPcd = hasSentPcd.current
      if (pcd) hasSentPcd.current = true
      const body = { vacancyId, source, ...(pcd && { pcd }) }
      try {
        await call(apply, { body }, { idempotencyKey: keyFor(body) })
      } catch (error) {
        if (!(error instanceof CallError) || error.id !== 'already-applied') throw error
        if (!pcd && !hadSentPcd) return
        const { updatePcdOnTrail } = await importWithRetry(() => import('./apply/apply.again.ts'))
        await updatePcdOnTrail(vacancyId, pcd)
      }
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: vacancyKeys.all })
      void client.invalidateQueries({ queryKey: applicationKeys.all })
    },
    // The vacancy may have changed: reload it.
    onError: () => client.invalidateQueries({ queryKey: vacancyKeys.one(vacancyId) }),
  })
}

/** Reports a problem with a vacancy to the Trilha team. */
export function useReport(id: number) {
  return useMutation({
    mutationFn: (body: { reason: ReportReason; text: string }) =>
      call(reportVacancy, { params: { id }, body }),
  })
}
