import { day } from '../shared/fields.ts'
import * as z from 'zod/mini'

/**
 * Answer key of a custom-test item. Only the company receives it, in the editor and with the sent
 * answers.
 */
export const itemKey = z.discriminatedUnion('kind', [
  /** For `single` and `multiple`. */
  z.object({
    kind: z.literal('options'),
    correct: z.array(z.string().check(z.maxLength(8))).check(z.minLength(1), z.maxLength(20)),
  }),
  z.object({ kind: z.literal('boolean'), correct: z.boolean() }),
  /** Correct within ±`tolerance`. */
  z.object({
    kind: z.literal('number'),
    correct: z.number(),
    tolerance: z.number().check(z.minimum(0)),
  }),
  z.object({ kind: z.literal('date'), correct: day }),
  /** For `text`: correct if equal to one of these, ignoring accents, case and spaces. */
  z.object({
    kind: z.literal('texts'),
    accepted: z
      .array(z.string().check(z.minLength(1), z.maxLength(300)))
      .check(z.minLength(1), z.maxLength(40)),
  }),
  /** Rated by a person with the meaning of each mark from 1 to 5. */
  z.object({
    kind: z.literal('rubric'),
    marks: z.array(z.string().check(z.minLength(3), z.maxLength(300))).check(z.length(5)),
  }),
])
export type ItemKey = z.output<typeof itemKey>

/** Key kinds allowed for each item kind. */
export const keyKinds = {
  text: ['texts', 'rubric'],
  essay: ['rubric'],
  single: ['options'],
  multiple: ['options'],
  boolean: ['boolean'],
  number: ['number'],
  date: ['date'],
  file: ['rubric'],
  code: ['rubric'],
} as const
