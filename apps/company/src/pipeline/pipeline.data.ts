import * as contract from '@trilha/contracts/pipeline/pipeline'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { VacancyState } from '@trilha/contracts/vacancies/enums'
import { call } from '@trilha/web/data/call.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pipelineKeys } from './pipeline.keys.ts'

type Page = { page: number; limit: number; state?: VacancyState[] }

export const vacanciesQuery = (query: Page) =>
  queryOptions({
    queryKey: pipelineKeys.vacancies(query),
    queryFn: ({ signal }) => call(contract.listPipelineVacancies, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const vacancyQuery = (id: number) =>
  queryOptions({
    queryKey: pipelineKeys.vacancy(id),
    queryFn: ({ signal }) => call(contract.getPipelineVacancy, { params: { id } }, { signal }),
  })

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: pipelineKeys.application(id),
    queryFn: ({ signal }) => call(contract.getPipelineApplication, { params: { id } }, { signal }),
    // Each fetch is recorded as a view for the candidate, so a focus change must not refetch.
    refetchOnWindowFocus: false,
  })

/** Decisions about an application. Each one refetches all recruiting data. */
export function useDecisions(id: string) {
  const client = useQueryClient()
  const refetchAll = () => client.invalidateQueries({ queryKey: pipelineKeys.all })
  const params = { id }
  return {
    approve: useMutation({
      mutationFn: (body: BodyOf<typeof contract.approveStage>) =>
        call(contract.approveStage, { params, body }),
      onSettled: refetchAll,
    }),
    notApprove: useMutation({
      mutationFn: (body: BodyOf<typeof contract.notApprove>) =>
        call(contract.notApprove, { params, body }),
      onSettled: refetchAll,
    }),
    offer: useMutation({
      mutationFn: (body: BodyOf<typeof contract.makeOffer>) =>
        call(contract.makeOffer, { params, body }),
      onSettled: refetchAll,
    }),
  }
}
