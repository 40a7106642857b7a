import type { Work } from '../occupations/recognise.ts'
import { strengthBetween } from '../occupations/relations.ts'
import type { Occupation } from '../occupations/table.ts'
import type { MatchPerson, PersonWork } from './matching.types.ts'

/** How a vacancy's work fits a person's. */
export type WorkFit = {
  /** 0 to 1, in steps of 1/20. */
  share: number
  /** The person's work that fits best; null when none does. */
  own: PersonWork | null
  work: Work | null
}

/** Factors by how many steps the vacancy's level is above (or below) the person's. */
const stepsUp = [1, 0.8, 0.4, 0.1]
const stepsDown = [1, 0.8, 0.5, 0.2]
/** The same where the vacancy does not say its level. */
const stepsUnsaid = [1, 0.92, 0.6, 0.3]

/** Shares are multiples of 1 / `shareSteps`. */
export const shareSteps = 20

/** The best fit between the work that a person knows or wants and the work of a vacancy. */
export function workFit(all: readonly Work[], person: MatchPerson): WorkFit {
  // Other work that is closed to the person does not count; for the first there is a gate.
  const works = all.filter((work, index) => index === 0 || !isCouncilShut(work, person))
  if (person.works.length === 0) return beginnersFit(works, person)
  let best: WorkFit = { share: 0, own: null, work: null }
  for (const work of works)
    for (const own of person.works) {
      const share = shareOf(own, work)
      if (share > best.share) best = { share, own, work }
    }
  return { ...best, share: Math.round(best.share * shareSteps) / shareSteps }
}

/** Shares by level for a person whose work is not known: what most people can begin. */
const beginnersShares = [1, 1, 0.6, 0.2, 0.1, 0.1]
const beginnersUnknown = 0.6
/** For a first job, in work for which people are usually hired with experience. */
const firstJobShares = [1, 0.8, 0.5, 0.2, 0.1, 0.1]

function beginnersFit(works: readonly Work[], { firstJob }: MatchPerson): WorkFit {
  const shares = works.map(({ occupation, level }) =>
    firstJob && !occupation.forBeginners ? firstJobShares[level]! : beginnersShares[level]!,
  )
  return {
    share: shares.length > 0 ? Math.max(...shares) : beginnersUnknown,
    own: null,
    work: null,
  }
}

const shareOf = (own: PersonWork, work: Work): number =>
  strengthBetween(own.occupation, work.occupation) *
  levelFactor(own, work) *
  own.weight *
  own.confidence *
  work.confidence

/** What is left of a fit by the distance of the levels. */
export function levelFactor(own: Pick<Work, 'level'>, work: Work): number {
  const up = work.level - own.level
  // An apprenticeship or internship is for those who begin.
  if (work.level === 0 && own.level > 1) return 0.1
  const by = work.isLevelSaid ? (up >= 0 ? stepsUp : stepsDown) : stepsUnsaid
  return by[Math.min(Math.abs(up), by.length - 1)]!
}

/**
 * Whether the person may do regulated work: false when they said that they are not registered with
 * its council, null when they have not said anything about it (an empty list says nothing).
 */
export function isRegistered({ council }: Occupation, { councils }: MatchPerson): boolean | null {
  if (council === null) return true
  const given = councils?.find((registration) => registration.council === council)
  return given ? given.state !== null : null
}

/** Regulated work that the person said they are not registered for. */
export const isCouncilShut = ({ occupation, level }: Work, person: MatchPerson): boolean =>
  level > 0 && isRegistered(occupation, person) === false
