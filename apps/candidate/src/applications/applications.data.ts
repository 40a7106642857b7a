import * as contract from '@trilha/contracts/applications'
import * as pcd from '@trilha/contracts/applications.pcd'
import type { applicationGroups } from '@trilha/contracts/applications'
import type { BodyOf } from '@trilha/contracts/endpoint'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call, CallError } from '@trilha/web/data/call.ts'
import { callKept } from '@trilha/web/data/callKept.ts'
import { useCallback } from 'react'

export type Group = (typeof applicationGroups)[number]

/** One of the lists of Minhas Vagas, page after page. */
export const groupQuery = (group: Group) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'list', group],
    queryFn: ({ pageParam, signal }) =>
      callKept(contract.listApplications, { query: { group, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  })

/** While the company has its turn the answer may come at any moment. */
const lookAgain = 20_000

export const progressQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: ['applications', 'progress', vacancyId],
    queryFn: ({ signal }) =>
      callKept(contract.getProgress, { params: { id: vacancyId } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.group === 'waiting' ? lookAgain : false),
  })

/** Everything that shows an application is read again; so are the cards of vacancies. */
export function useReadAgain() {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({
          queryKey: ['applications'],
        }),
        client.invalidateQueries({ queryKey: ['vacancies'] }),
      ]),
    [client],
  )
}

/**
 * After an act the screens show how things stand now. A failure is told at once; where it was a
 * refusal, something changed meanwhile.
 */
export function useAfter() {
  const readAgain = useReadAgain()
  return {
    onSuccess: () => readAgain(),
    onError: (error: unknown) => {
      if (isRefusal(error)) void readAgain()
    },
  }
}

/** Whether the person runs as one with a disability: never kept on the device. */
export const pcdQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'pcd', id],
    queryFn: ({ signal }) => call(pcd.getPcd, { params: { id } }, { signal }),
  })

/** Tells it, or takes it back with null. */
export function usePcd(id: string) {
  const client = useQueryClient()
  const after = useAfter()
  return useMutation({
    mutationFn: (body: BodyOf<typeof pcd.tellPcd> | null) =>
      body === null
        ? call(pcd.takeBackPcd, { params: { id } })
        : call(pcd.tellPcd, { params: { id }, body }),
    onSuccess: (told) => client.setQueryData(pcdQuery(id).queryKey, told),
    onError: after.onError,
  })
}

/** Leaves the trail. */
export function useWithdraw(id: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.withdraw>) =>
      call(contract.withdraw, { params: { id }, body }),
    ...useAfter(),
  })
}

/** Accepts the position. */
export function useAcceptOffer(id: string) {
  return useMutation({
    mutationFn: () => call(contract.acceptOffer, { params: { id } }),
    ...useAfter(),
  })
}

/** Asks a person to look at what a rule decided. */
export function useRequestReview(at: { id: string; stageId: string }) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.requestReview>) =>
      call(contract.requestReview, { params: at, body }),
    ...useAfter(),
  })
}

/** True where trying again does not help: the stage is closed, the deadline passed. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError &&
  [400, 403, 404, 409, 410, 413].includes(error.status) &&
  error.id !== 'session-ended'
