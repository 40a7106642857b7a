import type { WorkBond } from '@trilha/contracts/candidates/entries'
import { recognise, type Work } from '../occupations/recognise.ts'
import { strengthBetween } from '../occupations/relations.ts'
import type { Level } from '../occupations/table.ts'
import type { GivenFacts, PersonWork, WorkSource } from './matching.types.ts'

/** True when a person has said nothing to compare. */
export const saysNothing = (person: GivenFacts): boolean =>
  person.works.length === 0 &&
  !person.firstJob &&
  person.schooling === undefined &&
  person.cnh === undefined &&
  person.state === undefined &&
  person.shifts === undefined &&
  person.municipalityCode === null &&
  person.desiredSalaryCents === null

/** The parts of a profile that say which work a person does and wants. */
export type WorkProfile = {
  wantedRoles: readonly string[]
  headline: string | null
  /** `yyyy` or `yyyy-mm`; `end` null: until now. */
  experience: readonly {
    title: string
    bond: WorkBond | null
    start: string
    end: string | null
  }[]
  /** Titles of education and courses. */
  studies: readonly string[]
}

/** Weights by source; earlier work counts less, in steps and not by its years. */
const weights: Record<Exclude<WorkSource, 'worked'>, number> = {
  wanted: 1,
  headline: 0.6,
  studied: 0.45,
}
const workedWeights = [0.9, 0.7, 0.5]
/** With a wish, earlier work only adds to it. */
const workedWithWish = [0.75, 0.5, 0.35]

/** Families this near share their level: who leads cooks can lead bakers. */
const sharesLevel = 0.6
/** Families this near help with a new start. */
const helpsStart = 0.4

/**
 * The work that a person wants, did and studied, each with its level and weight. Education counts
 * only where no work and no wish is known.
 */
export function worksOf(profile: WorkProfile): PersonWork[] {
  const worked = workedOf(profile)
  const named = (source: keyof typeof weights, titles: readonly string[]) =>
    titles.flatMap((title) =>
      recognise(title).map((work) => ({
        ...work,
        level: ownLevel(work, worked),
        source,
        title,
        weight: weights[source],
      })),
    )
  const wanted = named('wanted', profile.wantedRoles)
  const workWeights = wanted.length > 0 ? workedWithWish : workedWeights
  const history = worked.map(({ order, ...work }) => ({
    ...work,
    weight: workWeights[Math.min(order, 2)]!,
  }))
  const headline = named('headline', profile.headline ? [profile.headline] : [])
  const known = [...wanted, ...history, ...headline]
  return strongest(known.length > 0 ? known : named('studied', profile.studies))
}

/** A long life has more kinds of work than a match needs. */
export const maxWorks = 6

/** The best of each family and level, those that count most first. */
function strongest(works: readonly PersonWork[]): PersonWork[] {
  const counts = ({ weight, confidence }: PersonWork) => weight * confidence
  const best = new Map<string, PersonWork>()
  for (const work of works) {
    const key = `${work.occupation.code}/${work.level}`
    const known = best.get(key)
    if (!known || counts(work) > counts(known)) best.set(key, work)
  }
  return [...best.values()].toSorted((a, b) => counts(b) - counts(a)).slice(0, maxWorks)
}

type Worked = Omit<PersonWork, 'weight'> & {
  /** 0 for the last work. */
  order: number
}

function workedOf({ experience }: WorkProfile): Worked[] {
  const compared = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1)
  const latestFirst = experience.toSorted(
    (a, b) => compared(a.end ?? '9999', b.end ?? '9999') || compared(a.start, b.start),
  )
  return latestFirst.flatMap(({ title, bond }, order) =>
    recognise(title).map((work) => ({
      ...work,
      // Someone who has been an intern or apprentice begins the work itself next.
      level: bond === 'internship' || bond === 'apprentice' || work.level === 0 ? 1 : work.level,
      source: 'worked' as const,
      title,
      order,
    })),
  )
}

/** The level at which a person looks for work that no words next to it say. */
function ownLevel(work: Work, worked: readonly Worked[]): Level {
  if (work.isLevelSaid) return work.level
  const usual = work.occupation.level
  const strength = (other: Worked) => strengthBetween(work.occupation, other.occupation)
  const same = worked.find((other) => strength(other) >= sharesLevel)
  if (same) return usual <= 1 && same.level <= 2 ? usual : (Math.max(same.level, 1) as Level)
  if (worked.some((other) => strength(other) >= helpsStart)) return usual
  return usual < 1 ? usual : 1
}
