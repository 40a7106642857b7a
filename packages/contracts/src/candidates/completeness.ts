import type { Profile } from './candidates.ts'

/**
 * Parts of a profile with their weight in percent. The parts that help a company most have the
 * highest weight.
 */
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
  [
    'wanted',
    8,
    (p) =>
      p.facts.wantedRoles.length > 0 ||
      p.facts.firstJob ||
      p.facts.desiredSalaryCents !== null ||
      (p.facts.shifts?.length ?? 0) > 0,
  ],
  ['video', 10, (p) => p.hasVideo],
  ['photo', 5, (p) => p.photoUrl !== null],
] as const satisfies readonly (readonly [string, number, (profile: Profile) => boolean])[]

export type ProfilePart = (typeof parts)[number][0]

/** How complete a profile is, in percent, and which missing part has the highest weight. */
export type Completeness = {
  percent: number
  /** All parts in the order of the form, with their weights. */
  parts: { part: ProfilePart; worth: number; done: boolean }[]
  /**
   * The missing part with the highest weight, the first one if several are equal; null if none is
   * missing.
   */
  next: { part: ProfilePart; worth: number } | null
}

/** Returns how complete a profile is. Inclusion data does not count, because it is optional. */
export function completenessOf(profile: Profile): Completeness {
  const all = parts.map(([part, worth, isDone]) => ({ part, worth, done: isDone(profile) }))
  const missing = all.filter(({ done }) => !done).toSorted((a, b) => b.worth - a.worth)
  const [first] = missing
  return {
    percent: 100 - missing.reduce((sum, { worth }) => sum + worth, 0),
    parts: all,
    next: first ? { part: first.part, worth: first.worth } : null,
  }
}
