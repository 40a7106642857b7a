import * as z from 'zod/mini'
import { text, uuid, webAddress } from '../shared/fields.ts'
import { schoolings } from '../vacancies/enums.ts'

export const entryKinds = ['experience', 'education', 'course'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Employment types. All count as experience, with or without a work card (CTPS). */
export const workBonds = [
  'employee',
  'informal',
  'self-employed',
  'internship',
  'apprentice',
  'volunteer',
] as const
export type WorkBond = (typeof workBonds)[number]

/** A year, or a year and month: `2018`, `2021-03`. Many people remember only the year. */
export const month = z
  .string({ error: 'month-invalid' })
  .check(z.regex(/^(19[3-9]\d|20\d\d)(-(0[1-9]|1[0-2]))?$/, { error: 'month-invalid' }))

/**
 * True if the start can be before the end. A start without a month counts as January, and an end
 * without one as December.
 */
export function inOrder(start: string | null, end: string | null): boolean {
  if (start === null || end === null) return true
  const first = start.length === 4 ? `${start}-01` : start
  const last = end.length === 4 ? `${end}-12` : end
  return first <= last
}

const period = { start: z.nullable(month), end: z.nullable(month) }
const wrongOrder = { path: ['end'], error: 'ends-before-start' }
const description = text(600)

const experience = z
  .object({
    kind: z.literal('experience'),
    title: text(120, 2),
    place: text(120),
    bond: z.nullable(z.enum(workBonds)),
    start: month,
    /** Null: until now. */
    end: z.nullable(month),
    description,
  })
  .check(z.refine(({ start, end }) => inOrder(start, end), wrongOrder))

const education = z
  .object({
    kind: z.literal('education'),
    title: text(120, 2),
    place: text(120),
    level: z.nullable(z.enum(schoolings)),
    ...period,
  })
  .check(z.refine(({ start, end }) => inOrder(start, end), wrongOrder))

const course = z.object({
  kind: z.literal('course'),
  title: text(120, 2),
  place: text(120),
  hours: z.nullable(z.int({ error: 'invalid' }).check(z.minimum(1), z.maximum(10_000))),
  end: z.nullable(month),
  certificateUrl: z.nullable(webAddress()),
})

/** An entry as the client sends it, always complete. */
export const entryBody = z.discriminatedUnion('kind', [experience, education, course])
export type EntryBody = z.output<typeof entryBody>

export const entryReply = z.discriminatedUnion('kind', [
  z.extend(z.object(experience.shape), { id: uuid }),
  z.extend(z.object(education.shape), { id: uuid }),
  z.extend(z.object(course.shape), { id: uuid }),
])
export type Entry = z.output<typeof entryReply>
