import type { AnswerBody, SavedAnswer } from '@trilha/contracts/selfAssessments/selfAssessments'
import { hourMs } from '@trilha/contracts/shared/durations'
import * as z from 'zod/mini'
import type { Shape } from '@trilha/web/data/autosave.ts'

/** The answers of a questionnaire by item, as stored on this device. */
export const answersSchema = z.record(
  z.string(),
  z.object({
    value: z.nullable(z.int()),
    most: z.nullable(z.string()),
    least: z.nullable(z.string()),
    /** Increases with each change, on any device. */
    revision: z.int(),
    /** Milliseconds until answered; absent if the server has it already. */
    took: z.optional(z.int()),
  }),
)
export type Answers = z.output<typeof answersSchema>
export type Given = Answers[string]

/** Lines that are asked again, with the revision of the answer that was not the one asked for. */
export type LinesToCheck = Readonly<Record<string, number | undefined>>

/** The lines to check with their current revisions. */
export const linesToCheck = (items: readonly string[], answers: Answers): LinesToCheck =>
  Object.fromEntries(items.map((item) => [item, answers[item]?.revision]))

/** Converts the answers of the server to the form of this device. */
export const fromServer = (answers: readonly SavedAnswer[]): Answers =>
  Object.fromEntries(
    answers.map(({ item, value, most, least, revision }) => [
      item,
      { value, most, least, revision },
    ]),
  )

/**
 * The changed answer of an item, with the next revision.
 * @param took milliseconds; limited to one hour.
 */
export const changedAnswer = (
  known: Given | undefined,
  answer: Partial<Pick<Given, 'value' | 'most' | 'least'>>,
  took: number,
): Given => ({
  value: null,
  most: null,
  least: null,
  ...answer,
  revision: (known?.revision ?? 0) + 1,
  took: Math.min(hourMs, Math.max(0, Math.round(took))),
})

export const shape: Shape<Answers> = {
  merged: (known, newer) => {
    const all = { ...known }
    for (const [item, answer] of Object.entries(newer))
      if (answer.revision >= (all[item]?.revision ?? 0)) all[item] = answer
    return all
  },
  unsent: (pending, sent) => {
    const left = Object.entries(pending).filter(
      ([item, { revision }]) => revision > (sent[item]?.revision ?? 0),
    )
    return left.length > 0 ? Object.fromEntries(left) : null
  },
}

/** Request body of answers. Blocks without any choice are omitted. */
export const bodyOf = (answers: Answers): AnswerBody[] =>
  Object.entries(answers).flatMap(
    ([item, { value, most, least, revision, took }]): AnswerBody[] => {
      const hint = took === undefined ? {} : { took }
      if (value !== null) return [{ item, value, revision, ...hint }]
      return most === null && least === null ? [] : [{ item, most, least, revision, ...hint }]
    },
  )
