import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { PipelineProfile } from '@trilha/contracts/pipeline/person'
import { readProfile } from '../../candidates/profile/profile.service.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { masker } from '../../blind/blind.mask.ts'
import { monthsOf } from './months.ts'
import { readable, recordView } from '../../applications/company/views.ts'
import { selectPerson, type PersonRow } from '../pipeline.store.ts'

/**
 * The CV of a person who applied. For a hidden person it leaves out what reveals a name or an age.
 * Records the view. @throws AppError `not-found`, also for another company's.
 */
export async function getPipelineProfile(
  ctx: RecruiterContext,
  id: string,
): Promise<PipelineProfile> {
  const { candidateId } = await readable(ctx, id)
  const person = (await selectPerson(ctx.db, id, ctx.viewer.userId)) ?? fail('not-found')
  await recordView(ctx, id)
  return presentProfile(await readProfile(ctx, candidateId), person, ctx.now())
}

/** A profile field by field, without contact data, address, birth date and photo. */
export function presentProfile(profile: Profile, person: PersonRow, now: Date): PipelineProfile {
  const { hidden } = person
  const masked = masker(person)
  const month = now.toISOString().slice(0, 7)
  const { schooling, cnh, shifts, languages, councils, availability } = profile.facts
  const { desiredSalaryCents } = profile.facts
  return {
    headline: profile.headline && masked(profile.headline),
    objective: profile.objective && masked(profile.objective),
    entries: profile.entries.map((entry) => {
      const shown = presentEntry(entry, hidden, month)
      return {
        ...shown,
        title: masked(shown.title),
        place: masked(shown.place),
        description: masked(shown.description),
      }
    }),
    experienceMonths: experienceMonths(profile, month),
    skills: profile.skills.map(masked),
    links: hidden ? [] : profile.links,
    facts: defined({ schooling, cnh, shifts, languages, councils, availability }),
    desiredSalaryCents,
  }
}

/** All experiences of a profile together, in months. @param month `yyyy-mm`, of today. */
function experienceMonths({ entries }: Profile, month: string): number {
  return monthsOf(
    entries.flatMap((entry) => (entry.kind === 'experience' ? entry : [])),
    month,
  )
}

type Entry = Profile['entries'][number]

function presentEntry(entry: Entry, hidden: boolean, month: string) {
  const { id, kind, title, place } = entry
  return {
    id,
    kind,
    title,
    place,
    description: entry.kind === 'experience' ? entry.description : '',
    bond: entry.kind === 'experience' ? entry.bond : null,
    level: entry.kind === 'education' ? entry.level : null,
    hours: entry.kind === 'course' ? entry.hours : null,
    start: hidden || entry.kind === 'course' ? null : entry.start,
    end: hidden ? null : entry.end,
    months: entry.kind === 'experience' ? monthsOf([entry], month) : null,
  }
}

/** The facts without undefined and null values. */
function defined<T extends object>(facts: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null),
  ) as { [K in keyof T]?: NonNullable<T[K]> }
}
