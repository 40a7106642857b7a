import * as contract from '@trilha/contracts/assessments.requirements'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { useRef } from 'react'
import { useAfter } from '../applications/applications.data.ts'

/** Which stage of which application. */
export type At = { id: string; stageId: string }

/** Read anew at each visit: the screen goes on from here by itself. */
const readOnce = {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

export const requirementsTestQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: ['assessments', 'requirements', vacancyId],
    queryFn: ({ signal }) =>
      call(contract.getRequirementsTest, { params: { id: vacancyId } }, { signal }),
    ...readOnce,
  })

type Answers = BodyOf<typeof contract.submitRequirements>

/** Keeps answers given so far. @throws CallError */
export const saveRequirements = (at: At, body: Answers) =>
  call(contract.saveRequirementsAnswers, { params: at, body })

/**
 * Sends the whole test. A repeated try of the same answers carries the same key, so that it is
 * counted once; changed answers get a new one.
 */
export function useSubmitRequirements(at: At) {
  const keyFor = useKeyFor()
  return useMutation({
    mutationFn: (body: Answers) =>
      call(contract.submitRequirements, { params: at, body }, { idempotencyKey: keyFor(body) }),
    ...useAfter(),
  })
}

/** The idempotency key of what is sent: the same as long as it is the same. */
export function useKeyFor(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: newKey() }
    return last.current.key
  }
}

/** 128 random bits in hex. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
