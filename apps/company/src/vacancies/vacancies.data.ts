import type { QueryOf } from '@trilha/contracts/endpoint'
import { searchPlaces } from '@trilha/contracts/places'
import * as contract from '@trilha/contracts/vacancies.edit'
import { call } from '@trilha/web/data/call.ts'
import { randomUuid } from '@trilha/web/data/randomUuid.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export const editorQuery = (id: number) =>
  queryOptions({
    queryKey: ['vacancies', 'edit', id],
    queryFn: ({ signal }) => call(contract.getEditor, { params: { id } }, { signal }),
    // The page is what is newest: reading again must not change fields under the hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const templatesQuery = queryOptions({
  queryKey: ['vacancies', 'templates'],
  queryFn: ({ signal }) => call(contract.listTemplates, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const bankQuery = (query: Partial<QueryOf<typeof contract.listBankItems>>) =>
  queryOptions({
    queryKey: ['vacancies', 'bank', query],
    queryFn: ({ signal }) => call(contract.listBankItems, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const placesQuery = (q: string) =>
  queryOptions({
    queryKey: ['places', q],
    queryFn: ({ signal }) => call(searchPlaces, { query: { q, limit: 8 } }, { signal }),
  })

export type Beginning = Parameters<typeof call<typeof contract.createDraft>>[1]['body']

/** Begins a draft; pressed twice it is still one. */
export function useCreateDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: Beginning; key: string }) =>
      call(contract.createDraft, { body }, { idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['desk', 'vacancies'] }),
  })
}

export const newKey = randomUuid

/** What a company does with a vacancy as a whole. After each the desk reads everything again. */
export function useMoves(id: number) {
  const client = useQueryClient()
  const params = { id }
  const onSettled = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'edit' })
  // Asked for beside the board, where nothing is typed: what may be done next is read again too.
  const all = { onSettled: () => client.invalidateQueries() }
  return {
    publish: useMutation({
      mutationFn: (version: number) => call(contract.publishVacancy, { params, body: { version } }),
      onSettled,
    }),
    pause: useMutation({ mutationFn: () => call(contract.pauseVacancy, { params }), ...all }),
    resume: useMutation({ mutationFn: () => call(contract.resumeVacancy, { params }), ...all }),
    extend: useMutation({
      mutationFn: (closesOn: string) =>
        call(contract.extendVacancy, { params, body: { closesOn } }),
      ...all,
    }),
    close: useMutation({ mutationFn: () => call(contract.closeVacancy, { params }), ...all }),
    archive: useMutation({
      mutationFn: () => call(contract.archiveVacancy, { params }),
      ...all,
    }),
    discard: useMutation({ mutationFn: () => call(contract.discardDraft, { params }), onSettled }),
  }
}
