import { askEvaluations } from '@trilha/contracts/pipeline/evaluations'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline.keys.ts'

/** Asks colleagues for scorecards of people in a vacancy. */
export function useAskEvaluations(vacancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof askEvaluations>) =>
      call(askEvaluations, { params: { id: vacancyId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.allScorecards }),
  })
}
