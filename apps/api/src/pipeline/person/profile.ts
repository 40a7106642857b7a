import type { PipelineProfile } from '@trilha/contracts/pipeline/person'
import { readProfileForCompany } from '../../applications/snapshot/snapshot.ts'
import type { SentProfile } from '../../candidates/candidates.presenter.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { createMasker } from '../../blind/blind.mask.ts'
import { monthsOf } from './months.ts'
import { findUnwithheldApplication, recordView } from '../../applications/company/views.ts'
import { selectPerson, type PersonRow } from '../pipeline.store.ts'

/**
 * The CV of a person who applied. For a hidden person it leaves out what reveals a name or an age.
 * Records the view.
 * @throws AppError `not-found`, also for another company's application; `withheld`.
 */
export async function getPipelineProfile(
  ctx: RecruiterContext,
  id: string,
): Promise<PipelineProfile> {
  const application = await findUnwithheldApplication(ctx, id)
  const person = (await selectPerson(ctx.db, id, ctx.viewer.userId)) ?? fail('not-found')
  await recordView(ctx, id)
  const sent = await readProfileForCompany(ctx.db, application)
  return presentProfile(sent, person, application.snapshotAt ?? ctx.now())
}

/**
 * The profile that a company sees, without contact data, address, birth date and photo.
 * @param now the day up to which jobs without an end count.
 */
export function presentProfile(
  profile: SentProfile,
  person: PersonRow,
  now: Date,
): PipelineProfile {
  const { hidden } = person
  const mask = createMasker(person)
  const currentMonth = now.toISOString().slice(0, 7)
  const { schooling, cnh, shifts, languages, councils, availability } = profile.facts
  const { desiredSalaryCents } = profile.facts
  return {
    headline: profile.headline && mask(profile.headline),
    objective: profile.objective && mask(profile.objective),
    entries: profile.entries.map((entry) => {
      const shown = presentEntry(entry, hidden, currentMonth)
      return {
        ...shown,
        title: mask(shown.title),
        place: mask(shown.place),
        description: mask(shown.description),
      }
    }),
    experienceMonths: experienceMonths(profile, currentMonth),
    skills: profile.skills.map(mask),
    links: hidden ? [] : profile.links,
    facts: withoutMissing({ schooling, cnh, shifts, languages, councils, availability }),
    desiredSalaryCents,
  }
}

/** Months of all experiences of a profile together. @param currentMonth `yyyy-mm`. */
function experienceMonths({ entries }: SentProfile, currentMonth: string): number {
  return monthsOf(
    entries.flatMap((entry) => (entry.kind === 'experience' ? entry : [])),
    currentMonth,
  )
}

type Entry = SentProfile['entries'][number]

function presentEntry(entry: Entry, hidden: boolean, currentMonth: string) {
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
    months: entry.kind === 'experience' ? monthsOf([entry], currentMonth) : null,
  }
}

/** The facts without undefined and null values. */
function withoutMissing<T extends object>(facts: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null),
  ) as { [K in keyof T]?: NonNullable<T[K]> }
}
