import { getAnalysis } from '@trilha/contracts/assessments/analysis'
import * as contract from '@trilha/contracts/assessments/pipeline'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline/pipeline.keys.ts'
import { assessmentKeys } from './assessments.keys.ts'

/** An application (`id`) and one of its stages. */
export type StageRef = { id: string; stageId: string }

export const answersQuery = (stageRef: StageRef) =>
  queryOptions({
    queryKey: assessmentKeys.answers(stageRef.id, stageRef.stageId),
    queryFn: ({ signal }) => call(contract.getPipelineAnswers, { params: stageRef }, { signal }),
    // Each fetch is recorded as a view for the candidate, so a focus change must not refetch.
    refetchOnWindowFocus: false,
  })

/** Rates one answer; refetches everything, because points and other ratings depend on it. */
export function useRateAnswer(stageRef: StageRef, itemId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.rateAnswer>) =>
      call(contract.rateAnswer, { params: { ...stageRef, itemId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.all }),
  })
}

/** Grants more time, or refuses with a reason. */
export function useAnswerExtension(stageRef: StageRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.answerExtension>) =>
      call(contract.answerExtension, { params: stageRef, body }),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.all }),
  })
}

/** Item analysis of a custom test. */
export const analysisQuery = (id: number, stageId: string) =>
  queryOptions({
    queryKey: assessmentKeys.analysis(id, stageId),
    queryFn: ({ signal }) => call(getAnalysis, { params: { id, stageId } }, { signal }),
  })
