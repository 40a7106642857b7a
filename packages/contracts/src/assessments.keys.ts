import { day } from './fields.ts'
import * as z from 'zod/mini'

/**
 * What is right in an item of a custom test. Travels to the company's people alone, in the editor and
 * beside the answers sent: no reply to the person who answers carries any of it.
 */
export const itemKey = z.discriminatedUnion('kind', [
  /** `single` and `multiple`. */
  z.object({
    kind: z.literal('options'),
    correct: z.array(z.string().check(z.maxLength(8))).check(z.minLength(1), z.maxLength(20)),
  }),
  z.object({ kind: z.literal('boolean'), correct: z.boolean() }),
  /** Right within `tolerance` on both sides. */
  z.object({
    kind: z.literal('number'),
    correct: z.number(),
    tolerance: z.number().check(z.minimum(0)),
  }),
  z.object({ kind: z.literal('date'), correct: day }),
  /** `text`: right when equal to one of these, whatever the accents, the case and the spaces. */
  z.object({
    kind: z.literal('texts'),
    accepted: z
      .array(z.string().check(z.minLength(1), z.maxLength(300)))
      .check(z.minLength(1), z.maxLength(40)),
  }),
  /** A person judges, by what each of the marks 1 to 5 means. */
  z.object({
    kind: z.literal('rubric'),
    marks: z.array(z.string().check(z.minLength(3), z.maxLength(300))).check(z.length(5)),
  }),
])
export type ItemKey = z.output<typeof itemKey>

/** The kinds of key that each kind of item may have. */
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
