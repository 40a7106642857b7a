import * as contract from '@trilha/contracts/moderation'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { moderationKeys } from './moderation.keys.ts'

type Page = { page: number; limit: number }

export const vacanciesToModerateQuery = (query: Page) =>
  queryOptions({
    queryKey: moderationKeys.vacancies(query),
    queryFn: ({ signal }) => call(contract.listVacanciesToModerate, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const reportsQuery = (query: Page) =>
  queryOptions({
    queryKey: moderationKeys.reports(query),
    queryFn: ({ signal }) => call(contract.listReports, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Decisions of the team; the lists are refetched afterwards, also after a failure. */
export function useModeration() {
  const client = useQueryClient()
  const refetchAfter = async (work: Promise<unknown>) => {
    try {
      await work
    } finally {
      await client.invalidateQueries({ queryKey: moderationKeys.all })
    }
  }
  return {
    acceptVacancy: (id: number, body: BodyOf<typeof contract.acceptVacancy>) =>
      refetchAfter(call(contract.acceptVacancy, { params: { id }, body })),
    returnVacancy: (id: number, reason: string) =>
      refetchAfter(call(contract.returnVacancy, { params: { id }, body: { reason } })),
    resolveReports: (id: number, body: BodyOf<typeof contract.resolveReports>) =>
      refetchAfter(call(contract.resolveReports, { params: { id }, body })),
  }
}
