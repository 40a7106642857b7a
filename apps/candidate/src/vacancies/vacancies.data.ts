import { apply } from '@trilha/contracts/applications'
import {
  countFacets,
  getVacancy,
  listVacancies,
  recommendVacancies,
  reportVacancy,
} from '@trilha/contracts/vacancies'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '@trilha/web/data/call.ts'
import { useKeyFor } from '@trilha/web/data/keyFor.ts'
import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useRef } from 'react'
import type { PcdWord } from './pcd.word.ts'
import { nearestWider } from './vacancies.chips.ts'
import { queryOf, type VacancyFilters } from './vacancies.search.ts'

/** Queries and changes of vacancies in the dashboard; public pages are rendered with their data. */

/** One page of a search, as the specification's section 7 calls it. */
export const searchQuery = (filters: VacancyFilters, candidateId: string | undefined) =>
  queryOptions({
    queryKey: ['vacancies', 'list', filters, candidateId],
    queryFn: ({ signal }) => {
      const { page } = filters
      const fixed = { isPagination: 1, page, limit: 10, status: 1 } as const
      return call(
        listVacancies,
        { query: { candidateId, ...fixed, ...queryOf(filters) } },
        { signal },
      )
    },
    placeholderData: keepPreviousData,
  })

/** Counts by filter value; neither the page nor the order changes them. */
export const facetsQuery = (filters: VacancyFilters) => {
  const search = { ...filters, page: 1, sort: 'ASC' as const }
  return queryOptions({
    queryKey: ['vacancies', 'facets', search],
    queryFn: ({ signal }) => call(countFacets, { query: queryOf(search) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Where a search that found nothing may go on. */
export const widerQuery = (filters: VacancyFilters) =>
  queryOptions({
    queryKey: ['vacancies', 'wider', filters],
    queryFn: ({ signal }) =>
      nearestWider(filters, async (wider) => {
        const { count } = await call(countFacets, { query: queryOf(wider) }, { signal })
        return count
      }),
  })

/** The few that fit the person best, with the reasons. */
export const recommendedQuery = queryOptions({
  queryKey: ['vacancies', 'recommended'],
  queryFn: ({ signal }) => call(recommendVacancies, {}, { signal }),
})

export const vacancyQuery = (id: number) =>
  queryOptions({
    queryKey: ['vacancies', 'one', id],
    queryFn: ({ signal }) => call(getVacancy, { params: { id } }, { signal }),
  })

/** Where somebody applies from. */
export type ApplySource = 'search' | 'public-page' | 'share' | 'invitation'

/**
 * Starts the trail of a vacancy. A repeated try carries the same key, so that it can't apply twice.
 * Who is on the trail already, because an answer was lost, goes on to it; what they tell by now about
 * running as a person with a disability counts.
 */
export function useApply(vacancyId: number, source: ApplySource) {
  const keyFor = useKeyFor()
  const told = useRef(false)
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (pcd: PcdWord | null) => {
      const toldBefore = told.current
      if (pcd) told.current = true
      const body = { vacancyId, source, ...(pcd && { pcd }) }
      try {
        await call(apply, { body }, { idempotencyKey: keyFor(body) })
      } catch (error) {
        if (!(error instanceof CallError) || error.id !== 'already-applied') throw error
        if (!pcd && !toldBefore) return
        const { tellOnTrail } = await untilLoaded(() => import('./apply.again.ts'))
        await tellOnTrail(vacancyId, pcd)
      }
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['vacancies'] })
      void client.invalidateQueries({ queryKey: ['applications'] })
    },
    // Refused because something changed: the page shows how it stands now.
    onError: () => client.invalidateQueries({ queryKey: vacancyQuery(vacancyId).queryKey }),
  })
}

/** Tells the Trilha team that something is wrong with a vacancy. */
export function useReport(id: number) {
  return useMutation({
    mutationFn: (body: { reason: ReportReason; text: string }) =>
      call(reportVacancy, { params: { id }, body }),
  })
}

export const reportReasons = ['false', 'asks-for-money', 'discriminates', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
