import * as contract from '@trilha/contracts/selfAssessments'
import type { SelfAssessment } from '@trilha/contracts/selfAssessments'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments.scales'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { useKeyFor } from '@trilha/web/data/keyFor.ts'
import { useCallback } from 'react'
import { useAfter } from '../applications/applications.data.ts'
import type { At } from '../assessments/assessments.data.ts'
import { bodyOf, type Answers } from './selfAssessments.answers.ts'

/** Where both stand. */
export const selfAssessmentsQuery = queryOptions({
  queryKey: ['selfAssessments', 'list'],
  queryFn: ({ signal }) => call(contract.listSelfAssessments, {}, { signal }),
})

/** One of them: answers given so far, and the newest result. */
export const selfAssessmentQuery = (kind: AssessmentKind) =>
  queryOptions({
    queryKey: ['selfAssessments', kind, 'own'],
    queryFn: ({ signal }) => call(contract.getSelfAssessment, { params: { kind } }, { signal }),
  })

/** The stage of a trail that asks for it. */
export const stageQuery = (vacancyId: number, kind: AssessmentKind) =>
  queryOptions({
    queryKey: ['selfAssessments', kind, 'stage', vacancyId],
    queryFn: ({ signal }) =>
      call(contract.getAssessmentStage, { params: { id: vacancyId, kind } }, { signal }),
  })

/** How the person's values lie beside those of a company. */
export const affinityQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['selfAssessments', 'values', 'affinity', companyId],
    queryFn: ({ signal }) => call(contract.getAffinity, { params: { companyId } }, { signal }),
  })

/** The companies of the person's trails, and which of them may see the result. */
export const sharesQuery = (kind: AssessmentKind) =>
  queryOptions({
    queryKey: ['selfAssessments', kind, 'shares'],
    queryFn: ({ signal }) => call(contract.listShares, { params: { kind } }, { signal }),
  })

/** Puts what the server answered in the place of what was known, and has the rest read again. */
function useTake(kind: AssessmentKind) {
  const client = useQueryClient()
  return (now: SelfAssessment) => {
    client.setQueryData(selfAssessmentQuery(kind).queryKey, now)
    void client.invalidateQueries({ queryKey: selfAssessmentsQuery.queryKey })
  }
}

/** What was answered shows on the other screens too. */
export function useReadAgain(kind: AssessmentKind) {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: selfAssessmentQuery(kind).queryKey }),
        client.invalidateQueries({ queryKey: selfAssessmentsQuery.queryKey }),
      ]),
    [client, kind],
  )
}

/** Begins it, or goes on with what is open. */
export function useStart(kind: AssessmentKind) {
  const take = useTake(kind)
  return useMutation({
    mutationFn: () => call(contract.startSelfAssessment, { params: { kind } }),
    onSuccess: take,
  })
}

/** Keeps answers. @throws CallError */
export const saveAnswers = (kind: AssessmentKind, id: string, answers: Answers) =>
  call(contract.saveSelfAssessment, { params: { kind }, body: { id, answers: bodyOf(answers) } })

/** Sends the whole; the answer carries the result. */
export function useSend(kind: AssessmentKind) {
  const take = useTake(kind)
  const keyFor = useKeyFor()
  return useMutation({
    mutationFn: (body: { id: string; shortForm?: boolean }) =>
      call(
        contract.sendSelfAssessment,
        { params: { kind }, body },
        { idempotencyKey: keyFor(body) },
      ),
    onSuccess: take,
  })
}

/** An address from which the result can be downloaded as PDF for a while. */
export const usePdf = (kind: AssessmentKind) =>
  useMutation({ mutationFn: () => call(contract.getResultPdf, { params: { kind } }) })

/** Shows the result to a company, or takes it back. */
export function useShare(kind: AssessmentKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ companyId, shared }: { companyId: string; shared: boolean }) =>
      call(shared ? contract.shareResult : contract.unshareResult, {
        params: { kind, companyId },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['selfAssessments', kind] }),
  })
}

/** Shares the result with the company of a trail; its stage is done with it. */
export function useCompleteStage(kind: AssessmentKind) {
  const client = useQueryClient()
  const keyFor = useKeyFor()
  const after = useAfter()
  return useMutation({
    mutationFn: (at: At) =>
      call(contract.completeStage, { params: at }, { idempotencyKey: keyFor(at) }),
    ...after,
    onSettled: () => client.invalidateQueries({ queryKey: ['selfAssessments', kind] }),
  })
}
