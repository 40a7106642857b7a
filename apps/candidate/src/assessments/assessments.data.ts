import * as contract from '@trilha/contracts/assessments/assessments'
import * as requirements from '@trilha/contracts/assessments/requirements'
import type { Test } from '@trilha/contracts/assessments/assessments'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, upload } from '@trilha/web/data/call.ts'
import { useIdempotencyKey } from '@trilha/web/data/useIdempotencyKey.ts'
import { randomUuid } from '@trilha/web/data/randomUuid.ts'
import { useState } from 'react'
import { useMutationCallbacks } from '../applications/applications.data.ts'
import { assessmentKeys } from './assessments.keys.ts'

/** Ids of an application and its stage. */
export type At = { id: string; stageId: string }

/** Fetched on each visit, but not during it, because the screen then has newer answers. */
const fetchOncePerVisit = {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  // Refetches only if nothing was loaded; a running test is not replaced.
  refetchOnReconnect: ({ state }: { state: { data?: unknown } }) => state.data === undefined,
}

export const requirementsTestQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: assessmentKeys.requirements(vacancyId),
    queryFn: ({ signal }) =>
      call(requirements.getRequirementsTest, { params: { id: vacancyId } }, { signal }),
    ...fetchOncePerVisit,
  })

type Answers = BodyOf<typeof requirements.submitRequirements>

/**
 * Saves the answers given so far.
 * @throws CallError
 */
export const saveRequirements = (at: At, body: Answers) =>
  call(requirements.saveRequirementsAnswers, { params: at, body })

/**
 * Submits the whole test. A retry with the same answers uses the same key, so that it counts once;
 * changed answers get a new key.
 */
export function useSubmitRequirements(at: At) {
  const keyFor = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: Answers) =>
      call(requirements.submitRequirements, { params: at, body }, { idempotencyKey: keyFor(body) }),
    ...useMutationCallbacks(),
  })
}

/** The two kinds of tests with questions written by the company. */
export type TestKind = Test['kind']

const getTest = { questions: contract.getQuestionsTest, custom: contract.getCustomTest }

export const testQuery = (kind: TestKind, vacancyId: number) =>
  queryOptions({
    queryKey: assessmentKeys.test(kind, vacancyId),
    queryFn: ({ signal }) => call(getTest[kind], { params: { id: vacancyId } }, { signal }),
    ...fetchOncePerVisit,
  })

/** Starts the test and its time. */
export function useStartTest(at: At, kind: TestKind, vacancyId: number) {
  const client = useQueryClient()
  const callbacks = useMutationCallbacks()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.startTest>) =>
      call(contract.startTest, { params: at, body }),
    ...callbacks,
    onSuccess: (started) => {
      client.setQueryData(testQuery(kind, vacancyId).queryKey, started)
      return callbacks.onSuccess()
    },
  })
}

/**
 * Saves one answer.
 * @throws CallError
 */
export const saveAnswer = (at: ItemAt, body: BodyOf<typeof contract.saveAnswer>) =>
  call(contract.saveAnswer, { params: at, body })

export type ItemAt = At & { itemId: string }

/** Opens a question with its own time limit; its time starts. */
export function useOpenItem(at: ItemAt) {
  return useMutation({ mutationFn: () => call(contract.openItem, { params: at }) })
}

/** Answers to similar questions in the candidate's other applications. */
export const earlierAnswersQuery = (at: ItemAt) =>
  queryOptions({
    queryKey: assessmentKeys.earlier(at),
    queryFn: ({ signal }) => call(contract.listEarlierAnswers, { params: at }, { signal }),
    staleTime: Infinity,
  })

/**
 * Uploads a file for a question. The file counts when an answer that contains it is saved.
 * @throws CallError
 */
export const uploadFile = (at: ItemAt, file: File, onProgress: (share: number) => void) =>
  upload(contract.uploadAnswerFile, { params: at }, file, { onProgress })

/**
 * Reports that the page was left or text was pasted. The company sees how often. Errors are
 * ignored.
 */
export function reportSignal(at: At, body: BodyOf<typeof contract.reportSignal>): void {
  call(contract.reportSignal, { params: at, body }).catch(() => undefined)
}

/** Submits the saved test. A retry after a lost connection counts once. */
export function useSubmitTest(at: At) {
  const [idempotencyKey] = useState(randomUuid)
  return useMutation({
    mutationFn: () => call(contract.submitTest, { params: at }, { idempotencyKey }),
    ...useMutationCallbacks(),
  })
}

/** Asks the company for more time. */
export function useAskExtension(at: At) {
  const client = useQueryClient()
  const callbacks = useMutationCallbacks()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.askExtension>) =>
      call(contract.askExtension, { params: at, body }),
    ...callbacks,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: assessmentKeys.all })
      return callbacks.onSuccess()
    },
  })
}
