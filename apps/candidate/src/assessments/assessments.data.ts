import * as contract from '@trilha/contracts/assessments'
import * as requirements from '@trilha/contracts/assessments.requirements'
import type { Test } from '@trilha/contracts/assessments'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, upload } from '@trilha/web/data/call.ts'
import { useKeyFor } from '@trilha/web/data/keyFor.ts'
import { randomUuid } from '@trilha/web/data/randomUuid.ts'
import { useState } from 'react'
import { useAfter } from '../applications/applications.data.ts'

/** Which stage of which application. */
export type At = { id: string; stageId: string }

/** Read anew at each visit: the screen goes on from here by itself. */
const readOnce = {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  // What did not arrive is asked for again; what is being answered stays as it is.
  refetchOnReconnect: ({ state }: { state: { data?: unknown } }) => state.data === undefined,
}

export const requirementsTestQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: ['assessments', 'requirements', vacancyId],
    queryFn: ({ signal }) =>
      call(requirements.getRequirementsTest, { params: { id: vacancyId } }, { signal }),
    ...readOnce,
  })

type Answers = BodyOf<typeof requirements.submitRequirements>

/** Keeps answers given so far. @throws CallError */
export const saveRequirements = (at: At, body: Answers) =>
  call(requirements.saveRequirementsAnswers, { params: at, body })

/**
 * Sends the whole test. A repeated try of the same answers carries the same key, so that it is
 * counted once; changed answers get a new one.
 */
export function useSubmitRequirements(at: At) {
  const keyFor = useKeyFor()
  return useMutation({
    mutationFn: (body: Answers) =>
      call(requirements.submitRequirements, { params: at, body }, { idempotencyKey: keyFor(body) }),
    ...useAfter(),
  })
}

/** The two tests made of questions that the company wrote. */
export type TestKind = Test['kind']

const getTest = { questions: contract.getQuestionsTest, custom: contract.getCustomTest }

export const testQuery = (kind: TestKind, vacancyId: number) =>
  queryOptions({
    queryKey: ['assessments', kind, vacancyId],
    queryFn: ({ signal }) => call(getTest[kind], { params: { id: vacancyId } }, { signal }),
    ...readOnce,
  })

/** Starts the test: from here on its time runs. */
export function useStartTest(at: At, kind: TestKind, vacancyId: number) {
  const client = useQueryClient()
  const after = useAfter()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.startTest>) =>
      call(contract.startTest, { params: at, body }),
    ...after,
    onSuccess: (started) => {
      client.setQueryData(testQuery(kind, vacancyId).queryKey, started)
      return after.onSuccess()
    },
  })
}

/** Keeps one answer. @throws CallError */
export const saveAnswer = (at: ItemAt, body: BodyOf<typeof contract.saveAnswer>) =>
  call(contract.saveAnswer, { params: at, body })

export type ItemAt = At & { itemId: string }

/** Opens a question that has a time of its own; the time begins. */
export function useOpenItem(at: ItemAt) {
  return useMutation({ mutationFn: () => call(contract.openItem, { params: at }) })
}

/** The person's answers to similar questions of their other applications. */
export const earlierAnswersQuery = (at: ItemAt) =>
  queryOptions({
    queryKey: ['assessments', 'earlier', at],
    queryFn: ({ signal }) => call(contract.listEarlierAnswers, { params: at }, { signal }),
    staleTime: Infinity,
  })

/** Uploads a file for a question; it counts once the answer is saved with it. @throws CallError */
export const uploadFile = (at: ItemAt, file: File, onProgress: (share: number) => void) =>
  upload(contract.uploadAnswerFile, { params: at }, file, { onProgress })

/** Tells the company's count that the page was left or something pasted. Nothing waits for it. */
export function reportSignal(at: At, body: BodyOf<typeof contract.reportSignal>): void {
  call(contract.reportSignal, { params: at, body }).catch(() => undefined)
}

/** Sends the test as saved. A second try after a broken connection counts once. */
export function useSubmitTest(at: At) {
  const [idempotencyKey] = useState(randomUuid)
  return useMutation({
    mutationFn: () => call(contract.submitTest, { params: at }, { idempotencyKey }),
    ...useAfter(),
  })
}

/** Asks the company for more time. */
export function useAskExtension(at: At) {
  const client = useQueryClient()
  const after = useAfter()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.askExtension>) =>
      call(contract.askExtension, { params: at, body }),
    ...after,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['assessments'] })
      return after.onSuccess()
    },
  })
}
