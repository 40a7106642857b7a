import * as z from 'zod/mini'
import { day, instant, uuid } from './fields.ts'

/**
 * One model of a question for the questions test and the custom test of a stage.
 * Keys (what is right) are apart, in `assessments.keys.ts`: no schema for candidates names them.
 */
export const itemKinds = [
  /** One line. */
  'text',
  /** Several lines. */
  'essay',
  /** One option of a list. */
  'single',
  /** Any options of a list, `limits.mostChoices` at most. */
  'multiple',
  /** Yes or no; in a custom test: true or false. */
  'boolean',
  'number',
  'date',
  /** One file. */
  'file',
  /** Program text, in `limits.language` where it matters. */
  'code',
] as const
export type ItemKind = (typeof itemKinds)[number]

/** Files that an answer takes; told apart by their bytes, never by their name. */
export const fileKinds = ['pdf', 'docx', 'jpg', 'png'] as const
export type FileKind = (typeof fileKinds)[number]

/** Most bytes of a file, and most characters of an answer where the item names no fewer. */
export const mostFileBytes = 8 * 1024 * 1024
export const mostCharacters = { text: 300, essay: 5000, code: 20_000 } as const

/** Absent: no limit beyond the general one. Each concerns some kinds only. */
export const itemLimits = z.object({
  /** Characters of `text`, `essay`, `code`. */
  minLength: z.optional(z.int().check(z.minimum(0), z.maximum(20_000))),
  maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(20_000))),
  /** Bounds of `number`, both included. */
  min: z.optional(z.number().check(z.minimum(-1e12), z.maximum(1e12))),
  max: z.optional(z.number().check(z.minimum(-1e12), z.maximum(1e12))),
  /** Decimals of `number`; absent: whole numbers only. */
  decimals: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  /** What stands beside the number, such as `R$` or `km`. */
  unit: z.optional(z.string().check(z.maxLength(12))),
  /** Options of `multiple` that may be chosen at most. */
  mostChoices: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  /** Bounds of `date`, both included. */
  earliest: z.optional(day),
  latest: z.optional(day),
  /** Kinds that `file` takes; absent: all. */
  files: z.optional(z.array(z.enum(fileKinds)).check(z.minLength(1), z.maxLength(4))),
  /** Language of `code`, a plain name such as `SQL`. */
  language: z.optional(z.string().check(z.maxLength(30))),
})
export type ItemLimits = z.output<typeof itemLimits>

/** An option's identity is short and fixed within its item (`a`, `b`...). */
export const itemOption = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(8)),
  text: z.string().check(z.minLength(1), z.maxLength(300)),
})

/** An answer; `kind` must be the item's. Limits of the item are checked by the server at each save. */
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
  /** The identity that the upload answered. */
  z.object({ kind: z.literal('file'), fileId: uuid }),
])
export type AnswerValue = z.output<typeof answerValue>

/** What is asked, apart from where it stands: withheld until opened where the item has its own time. */
export const itemContent = z.object({
  prompt: z.string(),
  /** Empty where there is none. */
  help: z.string(),
  /** In the order to show; empty but for `single` and `multiple`. */
  options: z.array(itemOption),
})
export type ItemContent = z.output<typeof itemContent>

/** One question as the person who answers sees it. */
export const itemReply = z.object({
  id: uuid,
  /** From 1, in this person's own order. */
  position: z.int(),
  kind: z.enum(itemKinds),
  required: z.boolean(),
  limits: itemLimits,
  /** What it is worth; null in a questions test. */
  points: z.nullable(z.int()),
  /** Its own time with the person's time factor; null where only the whole test is timed. */
  seconds: z.nullable(z.int()),
  /** When it was first opened; null before, and where it has no time of its own. */
  shownAt: z.nullable(instant),
  /** End of its own time; null while not opened, and where it has none. */
  endsAt: z.nullable(instant),
  /** Null while an item with a time of its own is not opened. */
  content: z.nullable(itemContent),
})
export type Item = z.output<typeof itemReply>

export const fileReply = z.object({
  id: uuid,
  itemId: uuid,
  /** As the person's device called it. */
  name: z.string(),
  kind: z.enum(fileKinds),
  bytes: z.int(),
  /** Signed; expires. */
  url: z.string(),
})
export type AnswerFile = z.output<typeof fileReply>
