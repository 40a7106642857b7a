import type { Test } from '@trilha/contracts/assessments/assessments'
import { answerValue, type AnswerValue } from '@trilha/contracts/assessments/items'
import * as z from 'zod/mini'
import type { Shape } from '@trilha/web/data/autosave.ts'

/** Answers by question id; the revision increases with each change. */
export const itemAnswers = z.record(
  z.string(),
  z.object({ value: z.nullable(answerValue), revision: z.int() }),
)
export type ItemAnswers = z.output<typeof itemAnswers>

/** Answers are sent one at a time, in the order in which they were first given. */
export const itemShape: Shape<ItemAnswers> = {
  merged: (known, newer) => ({ ...known, ...newer }),
  unsent(pending, sent) {
    const left = Object.entries(pending).filter(([id, { revision }]) => {
      const accepted = sent[id]
      return !accepted || accepted.revision < revision
    })
    return left.length > 0 ? Object.fromEntries(left) : null
  },
  next: (pending) => Object.fromEntries(Object.entries(pending).slice(0, 1)),
}

/** The answers on the server. */
export const savedAnswers = (answers: Test['answers']): ItemAnswers =>
  Object.fromEntries(answers.map(({ itemId, value, revision }) => [itemId, { value, revision }]))

/**
 * The changed answer, to be merged into the others. Each change gets a new revision, whether the
 * previous one was sent or not, so that revisions are unique.
 */
export const withAnswer = (
  given: ItemAnswers,
  itemId: string,
  value: AnswerValue | null,
): ItemAnswers => ({ [itemId]: { value, revision: (given[itemId]?.revision ?? 0) + 1 } })

/** True if both have the same content. */
export const sameValue = (a: AnswerValue | null, b: AnswerValue | null): boolean =>
  a === null || b === null
    ? a === b
    : Object.keys(a).length === Object.keys(b).length &&
      Object.entries(a).every(
        ([name, value]) => JSON.stringify(value) === JSON.stringify((b as never)[name]),
      )
