import * as contract from '@trilha/contracts/selfAssessments/selfAssessments'
import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { useIdempotencyKey } from '@trilha/web/data/useIdempotencyKey.ts'
import { useCallback } from 'react'
import { useMutationCallbacks } from '../applications/applications.data.ts'
import type { At } from '../assessments/assessments.data.ts'
import { bodyOf, type Answers } from './answering/answers.ts'
import { selfAssessmentKeys } from './selfAssessments.keys.ts'

/** State of both self-assessments. */
export const selfAssessmentsQuery = queryOptions({
  queryKey: selfAssessmentKeys.list,
  queryFn: ({ signal }) => call(contract.listSelfAssessments, {}, { signal }),
})

/** One self-assessment: answers so far, and the newest result. */
export const selfAssessmentQuery = (kind: AssessmentKind) =>
  queryOptions({
    queryKey: selfAssessmentKeys.own(kind),
    queryFn: ({ signal }) => call(contract.getSelfAssessment, { params: { kind } }, { signal }),
  })

/** The stage of a trail that asks for this self-assessment. */
export const stageQuery = (vacancyId: number, kind: AssessmentKind) =>
  queryOptions({
    queryKey: selfAssessmentKeys.stage(vacancyId, kind),
    queryFn: ({ signal }) =>
      call(contract.getAssessmentStage, { params: { id: vacancyId, kind } }, { signal }),
  })

/** Affinity between the candidate's values and those of a company. */
export const affinityQuery = (companyId: string) =>
  queryOptions({
    queryKey: selfAssessmentKeys.affinity(companyId),
    queryFn: ({ signal }) => call(contract.getAffinity, { params: { companyId } }, { signal }),
  })

/** The companies of the candidate's trails, and which of them may see the result. */
export const sharesQuery = (kind: AssessmentKind) =>
  queryOptions({
    queryKey: selfAssessmentKeys.shares(kind),
    queryFn: ({ signal }) => call(contract.listShares, { params: { kind } }, { signal }),
  })

/** Puts a response into the cache and refetches related queries. */
function useUpdateCache(kind: AssessmentKind) {
  const client = useQueryClient()
  return (now: SelfAssessment) => {
    client.setQueryData(selfAssessmentQuery(kind).queryKey, now)
    void client.invalidateQueries({ queryKey: selfAssessmentKeys.list })
  }
}

/** Refetches what other screens show about the answers. */
export function useInvalidateSelfAssessments(kind: AssessmentKind) {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: selfAssessmentKeys.own(kind) }),
        client.invalidateQueries({ queryKey: selfAssessmentKeys.list }),
      ]),
    [client, kind],
  )
}

/** Starts a questionnaire, or continues the open one. */
export function useStart(kind: AssessmentKind) {
  const updateCache = useUpdateCache(kind)
  return useMutation({
    mutationFn: () => call(contract.startSelfAssessment, { params: { kind } }),
    onSuccess: updateCache,
  })
}

/**
 * Saves answers.
 * @throws CallError
 */
export const saveAnswers = (kind: AssessmentKind, id: string, answers: Answers) =>
  call(contract.saveSelfAssessment, { params: { kind }, body: { id, answers: bodyOf(answers) } })

/** Submits the questionnaire; the response has the result. */
export function useSend(kind: AssessmentKind) {
  const updateCache = useUpdateCache(kind)
  const keyFor = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: { id: string; shortForm?: boolean }) =>
      call(
        contract.sendSelfAssessment,
        { params: { kind }, body },
        { idempotencyKey: keyFor(body) },
      ),
    onSuccess: updateCache,
  })
}

/** A temporary address of the result as PDF. */
export const usePdf = (kind: AssessmentKind) =>
  useMutation({ mutationFn: () => call(contract.getResultPdf, { params: { kind } }) })

/** Shares the result with a company, or withdraws the share. */
export function useShare(kind: AssessmentKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ companyId, shared }: { companyId: string; shared: boolean }) =>
      call(shared ? contract.shareResult : contract.unshareResult, {
        params: { kind, companyId },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: selfAssessmentKeys.allOf(kind) }),
  })
}

/** Shares the result with the company of a trail, which completes the stage. */
export function useCompleteStage(kind: AssessmentKind) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const callbacks = useMutationCallbacks()
  return useMutation({
    mutationFn: (at: At) =>
      call(contract.completeStage, { params: at }, { idempotencyKey: keyFor(at) }),
    ...callbacks,
    onSettled: () => client.invalidateQueries({ queryKey: selfAssessmentKeys.allOf(kind) }),
  })
}
