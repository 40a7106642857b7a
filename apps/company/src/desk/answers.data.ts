import * as contract from '@trilha/contracts/desk.board'
import type { BodyOf, ReplyOf } from '@trilha/contracts/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A letter as it was previewed, rewritten or refused; `wrong` says what its words lack. */
export type Letter = ReplyOf<typeof contract.previewAnswers>['rows'][number] & { wrong?: string }

/** Answers to many people of one vacancy. */
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
      onSettled: () => client.invalidateQueries({ queryKey: ['desk'] }),
    }),
  }
}
