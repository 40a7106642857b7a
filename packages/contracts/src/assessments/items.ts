import * as z from 'zod/mini'
import { day, instant, uuid } from '../shared/fields.ts'

/**
 * Questions of the questions test and of the custom test; both use the same schema.
 * Answer keys are in `assessments/keys.ts`; no schema for candidates includes them.
 */
export const itemKinds = [
  /** One line. */
  'text',
  /** Several lines. */
  'essay',
  /** One option of a list. */
  'single',
  /** Any options of a list, up to `limits.mostChoices`. */
  'multiple',
  /** Yes or no; in a custom test: true or false. */
  'boolean',
  'number',
  'date',
  /** One file. */
  'file',
  /** Program text in the language `limits.language`, if that is set. */
  'code',
] as const
export type ItemKind = (typeof itemKinds)[number]

/** Accepted file types; detected from the bytes, never from the name. */
export const fileKinds = ['pdf', 'docx', 'jpg', 'png'] as const
export type FileKind = (typeof fileKinds)[number]

/**
 * Maximum size of a file in bytes, and maximum length of an answer in characters. An item can set a
 * shorter length.
 */
export const maxFileBytes = 8 * 1024 * 1024
export const maxCharacters = { text: 300, essay: 5000, code: 20_000 } as const

/**
 * Limits of an item. An absent limit means that only the general limits apply. Each limit is for
 * certain kinds of item.
 */
export const itemLimits = z.object({
  /** Characters of `text`, `essay`, `code`. */
  minLength: z.optional(z.int().check(z.minimum(0), z.maximum(20_000))),
  maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(20_000))),
  /** Bounds of `number`, inclusive. */
  min: z.optional(z.number().check(z.minimum(-1e12), z.maximum(1e12))),
  max: z.optional(z.number().check(z.minimum(-1e12), z.maximum(1e12))),
  /** Decimals of `number`; absent: whole numbers only. */
  decimals: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  /** Unit shown next to the number, such as `R$` or `km`. */
  unit: z.optional(z.string().check(z.maxLength(12))),
  /** Maximum number of options that can be chosen in `multiple`. */
  mostChoices: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  /** Bounds of `date`, inclusive. */
  earliest: z.optional(day),
  latest: z.optional(day),
  /** Types that `file` accepts; absent: all. */
  files: z.optional(z.array(z.enum(fileKinds)).check(z.minLength(1), z.maxLength(4))),
  /** Programming language of `code`, a plain name such as `SQL`. */
  language: z.optional(z.string().check(z.maxLength(30))),
})
export type ItemLimits = z.output<typeof itemLimits>

/** An option of an item. Its id is short (`a`, `b`…), unique in the item, and never changes. */
export const itemOption = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(8)),
  text: z.string().check(z.minLength(1), z.maxLength(300)),
})

/** An answer; `kind` must match the item's. The server checks the item's limits at each save. */
export const answerValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().check(z.maxLength(300)) }),
  z.object({ kind: z.literal('essay'), text: z.string().check(z.maxLength(5000)) }),
  z.object({ kind: z.literal('code'), text: z.string().check(z.maxLength(20_000)) }),
  z.object({ kind: z.literal('single'), option: z.string().check(z.maxLength(8)) }),
  z.object({
    kind: z.literal('multiple'),
    options: z.array(z.string().check(z.maxLength(8))).check(z.minLength(1), z.maxLength(20)),
  }),
  z.object({ kind: z.literal('boolean'), yes: z.boolean() }),
  z.object({
    kind: z.literal('number'),
    number: z.number().check(z.minimum(-1e12), z.maximum(1e12)),
  }),
  z.object({ kind: z.literal('date'), date: day }),
  /** The id returned by the upload. */
  z.object({ kind: z.literal('file'), fileId: uuid }),
])
export type AnswerValue = z.output<typeof answerValue>

/**
 * The question itself. If the item has a separate time limit, the candidate gets it only after
 * opening the item.
 */
export const itemContent = z.object({
  prompt: z.string(),
  /** Empty when there is none. */
  help: z.string(),
  /** In display order; empty except for `single` and `multiple`. */
  options: z.array(itemOption),
})
export type ItemContent = z.output<typeof itemContent>

/** One question as the candidate sees it. */
export const itemReply = z.object({
  id: uuid,
  /** From 1, in this candidate's order. */
  position: z.int(),
  kind: z.enum(itemKinds),
  required: z.boolean(),
  limits: itemLimits,
  /** Maximum points; null in a questions test. */
  points: z.nullable(z.int()),
  /** Time limit of this item, time factor included; null when only the whole test is timed. */
  seconds: z.nullable(z.int()),
  /** When it was first opened; null before that, and for items without a separate time limit. */
  shownAt: z.nullable(instant),
  /**
   * When the item's time ends; null before it is opened, and for items without a separate time
   * limit.
   */
  endsAt: z.nullable(instant),
  /** Null while an item with a separate time limit is not opened yet. */
  content: z.nullable(itemContent),
})
export type Item = z.output<typeof itemReply>

export const fileReply = z.object({
  id: uuid,
  itemId: uuid,
  /** File name as the candidate's device reported it. */
  name: z.string(),
  kind: z.enum(fileKinds),
  bytes: z.int(),
  /** Signed and temporary. */
  url: z.string(),
})
export type AnswerFile = z.output<typeof fileReply>
