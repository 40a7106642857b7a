import { getAnalysis } from '@trilha/contracts/assessments/analysis'
import * as contract from '@trilha/contracts/assessments/pipeline'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline/pipeline.keys.ts'
import { assessmentKeys } from './assessments.keys.ts'

/** Which stage of which application. */
export type At = { id: string; stageId: string }

export const answersQuery = (at: At) =>
  queryOptions({
    queryKey: assessmentKeys.answers(at.id, at.stageId),
    queryFn: ({ signal }) => call(contract.getPipelineAnswers, { params: at }, { signal }),
    // Each fetch is recorded as a view for the candidate, so a focus change must not refetch.
    refetchOnWindowFocus: false,
  })

/** Rates one answer; refetches everything, because points and the other rating depend on it. */
export function useRateAnswer(at: At, itemId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.rateAnswer>) =>
      call(contract.rateAnswer, { params: { ...at, itemId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.all }),
  })
}

/** Grants more time, or refuses with a reason. */
export function useAnswerExtension(at: At) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.answerExtension>) =>
      call(contract.answerExtension, { params: at, body }),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.all }),
  })
}

/** Item analysis of a custom test. */
export const analysisQuery = (id: number, stageId: string) =>
  queryOptions({
    queryKey: assessmentKeys.analysis(id, stageId),
    queryFn: ({ signal }) => call(getAnalysis, { params: { id, stageId } }, { signal }),
  })
