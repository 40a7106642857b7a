import * as contract from '@trilha/contracts/pipeline/board'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline.keys.ts'

/** A message as previewed, edited or refused; `errorId` is the error of its text. */
export type DecisionMessage = ReplyOf<typeof contract.previewAnswers>['rows'][number] & {
  errorId?: string
}

/** Bulk answers to people of one vacancy. */
export function useAnswers(vacancyId: number) {
  const client = useQueryClient()
  const params = { id: vacancyId }
  return {
    preview: useMutation({
      mutationFn: (body: BodyOf<typeof contract.previewAnswers>) =>
        call(contract.previewAnswers, { params, body }),
    }),
    send: useMutation({
      mutationFn: (body: BodyOf<typeof contract.sendAnswers>) =>
        call(contract.sendAnswers, { params, body }),
      onSettled: () => client.invalidateQueries({ queryKey: pipelineKeys.all }),
    }),
  }
}
