import * as contract from '@trilha/contracts/applications/applications'
import * as pcd from '@trilha/contracts/applications/pcd'
import type { applicationGroups } from '@trilha/contracts/applications/applications'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '@trilha/web/data/call.ts'
import { callCached } from '@trilha/web/data/callCached.ts'
import { useCallback } from 'react'
import { vacancyKeys } from '../vacancies/vacancies.keys.ts'
import { applicationKeys } from './applications.keys.ts'

export type Group = (typeof applicationGroups)[number]

/** One page of a group of Minhas Vagas. */
export const groupQuery = (group: Group, page = 1) =>
  queryOptions({
    queryKey: applicationKeys.list(group, page),
    queryFn: ({ signal }) =>
      callCached(contract.listApplications, { query: { group, page } }, { signal }),
  })

/** Polling interval in milliseconds while the company has to act. */
const pollMs = 20_000

export const progressQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: applicationKeys.progress(vacancyId),
    queryFn: ({ signal }) =>
      callCached(contract.getProgress, { params: { id: vacancyId } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.group === 'waiting' ? pollMs : false),
  })

/** Refetches all queries of applications and of vacancy cards. */
export function useInvalidateApplications() {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: applicationKeys.all }),
        client.invalidateQueries({ queryKey: vacancyKeys.all }),
      ]),
    [client],
  )
}

/**
 * Callbacks for mutations. They refetch after success, and after a refusal, because then the screen
 * shows old data.
 */
export function useMutationCallbacks() {
  const invalidate = useInvalidateApplications()
  return {
    onSuccess: () => invalidate(),
    onError: (error: unknown) => {
      if (isRefusal(error)) void invalidate()
    },
  }
}

/** PcD information: sensitive, never cached on the device. */
export const pcdQuery = (id: string) =>
  queryOptions({
    queryKey: applicationKeys.pcd(id),
    queryFn: ({ signal }) => call(pcd.getPcd, { params: { id } }, { signal }),
  })

/** Sets the PcD information; null withdraws it. */
export function useChangePcd(id: string) {
  const client = useQueryClient()
  const callbacks = useMutationCallbacks()
  return useMutation({
    mutationFn: (body: BodyOf<typeof pcd.disclosePcd> | null) =>
      body === null
        ? call(pcd.revokePcd, { params: { id } })
        : call(pcd.disclosePcd, { params: { id }, body }),
    onSuccess: (sent) => client.setQueryData(pcdQuery(id).queryKey, sent),
    onError: callbacks.onError,
  })
}

/** Withdraws the application. */
export function useWithdraw(id: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.withdraw>) =>
      call(contract.withdraw, { params: { id }, body }),
    ...useMutationCallbacks(),
  })
}

/** Accepts the offer. */
export function useAcceptOffer(id: string) {
  return useMutation({
    mutationFn: () => call(contract.acceptOffer, { params: { id } }),
    ...useMutationCallbacks(),
  })
}

/** Requests a review of a rule's decision by a person. */
export function useRequestReview(params: { id: string; stageId: string }) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.requestReview>) =>
      call(contract.requestReview, { params, body }),
    ...useMutationCallbacks(),
  })
}

/** True for errors that a retry cannot fix: the stage is closed, the deadline has passed. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError &&
  [400, 403, 404, 409, 410, 413].includes(error.status) &&
  error.id !== 'session-ended'
