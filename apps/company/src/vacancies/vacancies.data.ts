import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { searchPlaces } from '@trilha/contracts/places/places'
import * as contract from '@trilha/contracts/vacancies/editor'
import { call } from '@trilha/web/data/call.ts'
import { randomUuid } from '@trilha/web/data/randomUuid.ts'
import {
  keepPreviousData,
  partialMatchKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline/pipeline.keys.ts'
import { vacancyKeys } from './vacancies.keys.ts'

export const editorQuery = (id: number) =>
  queryOptions({
    queryKey: vacancyKeys.editor(id),
    queryFn: ({ signal }) => call(contract.getEditor, { params: { id } }, { signal }),
    // The page has the newest state, and a refetch would change fields while the user types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const templatesQuery = queryOptions({
  queryKey: vacancyKeys.templates,
  queryFn: ({ signal }) => call(contract.listTemplates, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const bankQuery = (query: Partial<QueryOf<typeof contract.listBankItems>>) =>
  queryOptions({
    queryKey: vacancyKeys.bank(query),
    queryFn: ({ signal }) => call(contract.listBankItems, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const placesQuery = (q: string) =>
  queryOptions({
    queryKey: vacancyKeys.places(q),
    queryFn: ({ signal }) => call(searchPlaces, { query: { q, limit: 8 } }, { signal }),
  })

export type DraftBody = Parameters<typeof call<typeof contract.createDraft>>[1]['body']

/** Creates a draft; a double click creates only one. */
export function useCreateDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: DraftBody; key: string }) =>
      call(contract.createDraft, { body }, { idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: pipelineKeys.allVacancies }),
  })
}

export const newIdempotencyKey = randomUuid

/** Actions on a vacancy as a whole. Each one refetches the affected data. */
export function useVacancyActions(id: number) {
  const client = useQueryClient()
  const params = { id }
  const onSettled = () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => !partialMatchKey(queryKey, vacancyKeys.allEditors),
    })
  // Outside of the editor no input can be lost, so these actions also refetch the permissions.
  const refetch = { onSettled: () => client.invalidateQueries() }
  return {
    publish: useMutation({
      mutationFn: (version: number) => call(contract.publishVacancy, { params, body: { version } }),
      onSettled,
    }),
    pause: useMutation({ mutationFn: () => call(contract.pauseVacancy, { params }), ...refetch }),
    resume: useMutation({ mutationFn: () => call(contract.resumeVacancy, { params }), ...refetch }),
    extend: useMutation({
      mutationFn: (closesOn: string) =>
        call(contract.extendVacancy, { params, body: { closesOn } }),
      ...refetch,
    }),
    close: useMutation({ mutationFn: () => call(contract.closeVacancy, { params }), ...refetch }),
    archive: useMutation({
      mutationFn: () => call(contract.archiveVacancy, { params }),
      ...refetch,
    }),
    discard: useMutation({ mutationFn: () => call(contract.discardDraft, { params }), onSettled }),
  }
}
