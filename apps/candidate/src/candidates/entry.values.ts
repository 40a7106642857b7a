import type { Entry, EntryBody, EntryKind } from '@trilha/contracts/candidates.entries'

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
  description: '',
  hours: null,
  certificateUrl: null,
}

/** An entry as the form holds it. */
export const entryValues = (entry: Entry | EntryKind): EntryValues =>
  typeof entry === 'string' ? { ...nothing, kind: entry } : { ...nothing, ...withoutId(entry) }

function withoutId({ id: _id, ...told }: Entry): Omit<Entry, 'id'> {
  return told
}

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
