import * as contract from '@trilha/contracts/applications'
import type { applicationGroups } from '@trilha/contracts/applications'
import type { BodyOf } from '@trilha/contracts/endpoint'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call, CallError } from '@trilha/web/data/call.ts'
import { useCallback, useRef } from 'react'

export type Group = (typeof applicationGroups)[number]

/** One of the lists of Minhas Vagas, page after page. */
export const groupQuery = (group: Group) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'list', group],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listApplications, { query: { group, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  })

/** While the company has its turn the answer may come at any moment. */
const lookAgain = 20_000

export const progressQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: ['applications', 'progress', vacancyId],
    queryFn: ({ signal }) => call(contract.getProgress, { params: { id: vacancyId } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.group === 'waiting' ? lookAgain : false),
  })

/** Read anew at each visit: the screen goes on from here by itself. */
export const requirementsTestQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: ['applications', 'requirements', vacancyId],
    queryFn: ({ signal }) =>
      call(contract.getRequirementsTest, { params: { id: vacancyId } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Everything that shows an application is read again; so are the cards of vacancies. */
export function useReadAgain() {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({
          queryKey: ['applications'],
          // The test under way has its own answers; reading it again would not change them.
          predicate: ({ queryKey }) => queryKey[1] !== 'requirements',
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
function useAfter() {
  const readAgain = useReadAgain()
  return {
    onSuccess: () => readAgain(),
    onError: (error: unknown) => {
      if (isRefusal(error)) void readAgain()
    },
  }
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

type Answers = BodyOf<typeof contract.submitRequirements>

/** Keeps answers given so far. @throws CallError */
export const saveAnswers = (at: { id: string; stageId: string }, body: Answers) =>
  call(contract.saveRequirementsAnswers, { params: at, body })

/** True where trying again does not help: the stage is closed, the deadline passed. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError &&
  [400, 403, 404, 409, 410, 413].includes(error.status) &&
  error.id !== 'session-ended'

/**
 * Sends the whole test. A repeated try of the same answers carries the same key, so that it is
 * counted once; changed answers get a new one.
 */
export function useSubmitTest(at: { id: string; stageId: string }) {
  const last = useRef({ body: '', key: '' })
  return useMutation({
    mutationFn: (body: Answers) => {
      const text = JSON.stringify(body)
      if (last.current.body !== text) last.current = { body: text, key: newKey() }
      const idempotencyKey = last.current.key
      return call(contract.submitRequirements, { params: at, body }, { idempotencyKey })
    },
    ...useAfter(),
  })
}

/** 128 random bits in hex. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
