import { getAnalysis } from '@trilha/contracts/assessments.analysis'
import * as contract from '@trilha/contracts/assessments.desk'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Which stage of which application. */
export type At = { id: string; stageId: string }

export const answersQuery = (at: At) =>
  queryOptions({
    queryKey: ['desk', 'answers', at.id, at.stageId],
    queryFn: ({ signal }) => call(contract.getDeskAnswers, { params: at }, { signal }),
    // Each reading is recorded for the candidate: not again for a change of window.
    refetchOnWindowFocus: false,
  })

/** Rates one answer; the whole is read again, since points and the other rating follow from it. */
export function useRateAnswer(at: At, itemId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.rateAnswer>) =>
      call(contract.rateAnswer, { params: { ...at, itemId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['desk'] }),
  })
}

/** Gives more time, or says why not. */
export function useAnswerExtension(at: At) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.answerExtension>) =>
      call(contract.answerExtension, { params: at, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['desk'] }),
  })
}

/** How the questions of a custom test work. */
export const analysisQuery = (id: number, stageId: string) =>
  queryOptions({
    queryKey: ['analytics', 'items', id, stageId],
    queryFn: ({ signal }) => call(getAnalysis, { params: { id, stageId } }, { signal }),
  })
