import type { Profile } from './candidates.ts'

/** Parts of a profile and what each is worth, in percent; the most useful to a company weigh most. */
const parts = [
  ['personal', 15, (p) => p.personal.phone !== null && p.personal.municipality !== null],
  ['objective', 10, (p) => p.objective !== null],
  ['experience', 20, (p) => p.entries.some(({ kind }) => kind === 'experience')],
  [
    'education',
    15,
    (p) => p.facts.schooling !== undefined || p.entries.some((entry) => entry.kind === 'education'),
  ],
  ['skills', 10, (p) => p.skills.length > 0],
  ['languages', 7, (p) => (p.facts.languages?.length ?? 0) > 0],
  ['wanted', 8, (p) => p.facts.desiredSalaryCents !== null || (p.facts.shifts?.length ?? 0) > 0],
  ['video', 10, (p) => p.hasVideo],
  ['photo', 5, (p) => p.photoUrl !== null],
] as const satisfies readonly (readonly [string, number, (profile: Profile) => boolean])[]

export type ProfilePart = (typeof parts)[number][0]

/** How much of a profile is told, in percent, and what would add most. */
export type Completeness = {
  percent: number
  /** Every part in the order of the form, with what it is worth. */
  parts: { part: ProfilePart; worth: number; done: boolean }[]
  /** The missing part that is worth most, the first of equals; null when nothing is missing. */
  next: { part: ProfilePart; worth: number } | null
}

/** Pure. An inclusive answer is never counted: telling it is nobody's duty. */
export function completenessOf(profile: Profile): Completeness {
  const told = parts.map(([part, worth, isDone]) => ({ part, worth, done: isDone(profile) }))
  const missing = told.filter(({ done }) => !done).toSorted((a, b) => b.worth - a.worth)
  const [first] = missing
  return {
    percent: 100 - missing.reduce((sum, { worth }) => sum + worth, 0),
    parts: told,
    next: first ? { part: first.part, worth: first.worth } : null,
  }
}
