import {
  entryBody,
  entryKinds,
  type Entry,
  type EntryBody,
  type EntryKind,
} from '@trilha/contracts/candidates.entries'
import * as z from 'zod/mini'

/** What the form of an entry holds: the fields of every kind, those of its own in use. */
export type EntryValues = {
  kind: EntryKind
  title: string
  place: string
  bond: string | null
  level: string | null
  /** `yyyy-mm` or `yyyy`. */
  start: string | null
  end: string | null
  /** An experience that goes on has no end. */
  today: boolean
  description: string
  hours: number | null
  certificateUrl: string | null
}

const nothing: Omit<EntryValues, 'kind'> = {
  title: '',
  place: '',
  bond: null,
  level: null,
  start: null,
  end: null,
  today: false,
  description: '',
  hours: null,
  certificateUrl: null,
}

/** An entry as the form holds it. */
export const entryValues = (entry: Entry | EntryKind): EntryValues =>
  typeof entry === 'string'
    ? { ...nothing, kind: entry }
    : { ...nothing, ...withoutId(entry), today: entry.end === null }

function withoutId({ id: _id, ...told }: Entry): Omit<Entry, 'id'> {
  return told
}

/** The contract's own checks, and that an experience says when it ended or that it goes on. */
export const entrySchema = z.intersection(
  entryBody,
  z.object({ kind: z.enum(entryKinds), end: z.nullable(z.string()), today: z.boolean() }).check(
    z.refine(({ kind, end, today }) => kind !== 'experience' || today || end !== null, {
      path: ['end'],
      error: 'month-invalid',
    }),
  ),
)

/** A new one of a kind, for its icon. */
export const emptyEntry = (kind: EntryKind): EntryBody => entryValues(kind) as unknown as EntryBody

/** The fields of a kind, as they travel. */
export function entryBodyOf(values: EntryValues): EntryBody {
  const { kind, title, place, start, end } = values
  const own = {
    experience: { bond: values.bond, start, end, description: values.description },
    education: { level: values.level, start, end },
    course: { hours: values.hours, end, certificateUrl: values.certificateUrl },
  }[kind]
  return { kind, title, place, ...own } as EntryBody
}

/** Sentences with one more at the end. */
export function withSentence(text: string, sentence: string): string {
  const before = text.trimEnd()
  if (before === '') return `${sentence}.`
  return `${before}${/[.!?]$/.test(before) ? '' : '.'} ${sentence}.`
}

/** Where an entry's draft stands: within its part. */
export const draftPlace = (kind: EntryKind, id: string): string =>
  `${kind === 'experience' ? 'experience' : 'education'}.${id}`
