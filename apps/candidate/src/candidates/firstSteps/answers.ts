import { factsBody, type Profile } from '@trilha/contracts/candidates/candidates'
import { municipalityReply } from '@trilha/contracts/places/places'
import { workplaces, type Workplace } from '@trilha/contracts/vacancies/enums'
import type { CallError } from '@trilha/web/data/call.ts'
import * as z from 'zod/mini'

const { wantedRoles, firstJob, maxKm, workplaces: chosen, shifts } = factsBody.shape
const answerFacts = z.object({ wantedRoles, firstJob, maxKm, workplaces: chosen, shifts })

/** Answers that are not saved yet; an absent one was not changed. */
const unsavedSchema = z.extend(answerFacts, {
  municipality: z.optional(z.nullable(municipalityReply)),
})
export type Unsaved = z.output<typeof unsavedSchema>

/** Parses answers that were stored on the device; none if they do not have this form. */
export function unsavedOf(stored: unknown): Unsaved {
  const parsed = unsavedSchema.safeParse(stored)
  return parsed.success ? parsed.data : {}
}

export type Answers = Pick<Profile['facts'], 'wantedRoles' | 'firstJob' | 'maxKm'> & {
  /** Null: not said; every kind of place is then fine. */
  workplaces: readonly Workplace[] | null
  shifts: NonNullable<Profile['facts']['shifts']>
  municipality: Profile['personal']['municipality']
}

/** What the profile says, with the answers that are not saved yet. */
export function answersOf({ facts, personal }: Profile, unsaved: Unsaved): Answers {
  const now = { ...facts, municipality: personal.municipality, ...unsaved }
  return {
    wantedRoles: now.wantedRoles ?? [],
    firstJob: now.firstJob ?? false,
    maxKm: now.maxKm ?? null,
    workplaces: now.workplaces ?? null,
    shifts: now.shifts ?? [],
    municipality: now.municipality ?? null,
  }
}

/** True if work from home is fine, which it is until the person says otherwise. */
export const takesRemote = (chosen: Answers['workplaces']): boolean =>
  !chosen?.length || chosen.includes('remote')

/** The ways of working with or without work from home. */
export function withRemote(chosen: Answers['workplaces'], isRemote: boolean): Workplace[] {
  const known = chosen?.length ? chosen : workplaces
  const others = known.filter((one) => one !== 'remote')
  if (isRemote) return [...others, 'remote']
  // Someone who only wanted to work from home now wants any other place.
  return others.length > 0 ? others : workplaces.filter((one) => one !== 'remote')
}

/** The unsaved answers without those that were sent and have not changed since. */
export function withoutSent(unsaved: Unsaved, sent: Unsaved): Unsaved {
  const rest = Object.entries(unsaved).filter(
    ([name, value]) => !(name in sent) || sent[name as keyof Unsaved] !== value,
  )
  return Object.fromEntries(rest)
}

/**
 * The unsaved answers without the refused ones: those that the errors name, or all that were sent. An
 * answer that changed while it was sent stays.
 */
export function withoutRefused(
  unsaved: Unsaved,
  sent: Unsaved,
  errors: CallError['errors'],
): Unsaved {
  const named = new Set(errors.map(({ field }) => answerNameOf(field)))
  const refused = Object.entries(sent).filter(([name]) => named.has(name))
  return withoutSent(unsaved, refused.length > 0 ? Object.fromEntries(refused) : sent)
}

/** The answer that a field of a request belongs to: `wantedRoles.0` is one of `wantedRoles`. */
const answerNameOf = (field: string): string =>
  field === 'municipalityCode' ? 'municipality' : field.replace(/\..*$/, '')
