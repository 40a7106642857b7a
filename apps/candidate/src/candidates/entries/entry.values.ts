import {
  entryBody,
  entryKinds,
  type Entry,
  type EntryBody,
  type EntryKind,
} from '@trilha/contracts/candidates/entries'
import * as z from 'zod/mini'

/** Values of the entry form. It has the fields of all kinds, but uses only those of its `kind`. */
export type EntryValues = {
  kind: EntryKind
  title: string
  place: string
  bond: string | null
  level: string | null
  /** `yyyy-mm` or `yyyy`. */
  start: string | null
  end: string | null
  /** A current experience has no end. */
  today: boolean
  description: string
  hours: number | null
  certificateUrl: string | null
}

const emptyValues: Omit<EntryValues, 'kind'> = {
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

/** An entry as form values. */
export const entryValues = (entry: Entry | EntryKind): EntryValues =>
  typeof entry === 'string'
    ? { ...emptyValues, kind: entry }
    : { ...emptyValues, ...withoutId(entry), today: entry.end === null }

function withoutId({ id: _id, ...entry }: Entry): Omit<Entry, 'id'> {
  return entry
}

/** The contract's checks, and that an experience has an end or is marked as current. */
export const entrySchema = z.intersection(
  entryBody,
  z.object({ kind: z.enum(entryKinds), end: z.nullable(z.string()), today: z.boolean() }).check(
    z.refine(({ kind, end, today }) => kind !== 'experience' || today || end !== null, {
      path: ['end'],
      error: 'month-invalid',
    }),
  ),
)

/** A new entry of a kind, for its icon. */
export const emptyEntry = (kind: EntryKind): EntryBody => entryValues(kind) as unknown as EntryBody

/** The request body, with the fields of its kind only. */
export function entryBodyOf(values: EntryValues): EntryBody {
  const { kind, title, place, start, end } = values
  const fieldsOfKind = {
    experience: { bond: values.bond, start, end, description: values.description },
    education: { level: values.level, start, end },
    course: { hours: values.hours, end, certificateUrl: values.certificateUrl },
  }[kind]
  return { kind, title, place, ...fieldsOfKind } as EntryBody
}

/** Appends a sentence to a text. */
export function withSentence(text: string, sentence: string): string {
  const before = text.trimEnd()
  if (before === '') return `${sentence}.`
  return `${before}${/[.!?]$/.test(before) ? '' : '.'} ${sentence}.`
}

/** Draft key of an entry, within its section. */
export const entryDraftName = (kind: EntryKind, id: string): string =>
  `${kind === 'experience' ? 'experience' : 'education'}.${id}`
