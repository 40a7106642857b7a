import { schoolingAtLeast } from '@trilha/contracts/assessments/rules'
import type { CnhCategory, JobProfile, Schooling } from '@trilha/contracts/vacancies/enums'
import type { MatchPerson, MatchVacancy } from './matching.types.ts'

/**
 * The parts of a match other than the work. A share is 0 to 1, or null when the vacancy or the person
 * does not say what it compares: the part is then left out of the sum.
 */
export type Part = {
  share: number | null
  /** Multiplies the whole score: far away, nothing else helps. */
  factor: number
}
const leftOut: Part = { share: null, factor: 1 }

const defaultReachKm = 30
const maxReachKm = 100
/** How far a person goes to work, in km. */
export const reachKm = ({ maxKm }: Pick<MatchPerson, 'maxKm'>): number =>
  Math.min(maxKm ?? defaultReachKm, maxReachKm)

/** Half of a person's reach, the reach itself, then further and further beyond it. */
export function reachEdges(person: Pick<MatchPerson, 'maxKm'>): number[] {
  const reach = reachKm(person)
  return [0.5 * reach, reach, 1.5 * reach, 2.25 * reach, Math.max(maxReachKm, 2.25 * reach)]
}
/** A place beyond the reach takes off from everything: no work makes up for hours on the road. */
const byBand = [
  { share: 1, factor: 1 },
  { share: 0.9, factor: 1 },
  { share: 0.6, factor: 0.9 },
  { share: 0.3, factor: 0.7 },
  { share: 0.3, factor: 0.6 },
  { share: 0, factor: 0.1 },
]
/** Too far to go there every day. */
export const far = byBand.at(-1)!
/** For a way of working that the person did not choose. */
const notChosen = { share: 0.4, factor: 0.85 }
const remoteNotChosen = { share: 0.7, factor: 1 }

/** The place, by distance; with some days at home, people go half as far again. */
export function placePart(vacancy: MatchVacancy, person: MatchPerson): Part {
  const { workplaces } = person
  const isChosen = !workplaces || workplaces.includes(vacancy.workplace)
  if (vacancy.workplace === 'remote') return isChosen ? byBand[0]! : remoteNotChosen
  const chosen = isChosen || vacancy.workplace === 'field' ? { share: 1, factor: 1 } : notChosen
  const km = vacancy.municipality === null ? null : person.kmTo(vacancy.municipality)
  if (km === null) {
    if (person.state === undefined || vacancy.state === null) return leftOut
    // Some places in the same state are within reach.
    return person.state === vacancy.state
      ? { share: 0.5 * chosen.share, factor: chosen.factor }
      : far
  }
  const band = bandOf(km, person)
  const isNearer = vacancy.workplace === 'hybrid' && band > 0 && band < byBand.length - 1
  const { share, factor } = byBand[isNearer ? band - 1 : band]!
  return { share: share * chosen.share, factor: factor * chosen.factor }
}

/** 0 within half of the reach, up to 5 beyond the last edge. */
export function bandOf(km: number, person: Pick<MatchPerson, 'maxKm'>): number {
  const edges = reachEdges(person)
  const band = edges.findIndex((edge) => km <= edge)
  return band === -1 ? edges.length : band
}

/** Shares of the desired pay, with what they count and the factor for the whole score. */
const payBands = [
  { from: 1, share: 1, factor: 1 },
  { from: 0.85, share: 0.6, factor: 1 },
  { from: 0.65, share: 0.25, factor: 0.85 },
  { from: 0, share: 0, factor: 0.4 },
]

export function payPart({ salaryCents }: MatchVacancy, { desiredSalaryCents }: MatchPerson): Part {
  if (salaryCents === null || desiredSalaryCents === null) return leftOut
  const { share, factor } = payBands.find(({ from }) => salaryCents >= desiredSalaryCents * from)!
  return { share, factor }
}

/** Amounts per month at which `payPart` changes, ascending. */
export const paySteps = ({ desiredSalaryCents }: MatchPerson): number[] =>
  desiredSalaryCents === null
    ? []
    : payBands
        .map(({ from }) => from * desiredSalaryCents)
        .filter((cents) => cents > 0)
        .toReversed()

export function shiftPart({ shift }: MatchVacancy, { shifts }: MatchPerson): Part {
  if (shift === null || shifts === undefined) return leftOut
  return shifts.includes(shift) ? { share: 1, factor: 1 } : { share: 0, factor: 0.85 }
}

/**
 * Schooling and licence are no merits: met is normal, not met or not known takes off. For a first
 * job, vacancies that say that they are for one come first.
 */
export function requirementsFactor(vacancy: MatchVacancy, person: MatchPerson): number {
  const schooling = hasLessSchooling(vacancy.schooling, person) ? 0.8 : 1
  const licence = isLicenceUnknown(vacancy.cnh, person) ? 0.5 : 1
  const start = person.firstJob && !isForBeginners(vacancy.jobProfile, person) ? 0.85 : 1
  return schooling * licence * start
}

/** True if a person looks for a first job, and the vacancy is meant for one. */
export const isForBeginners = (profile: JobProfile, { firstJob }: MatchPerson): boolean =>
  firstJob && profile === 'first-job'

export const hasLessSchooling = (needed: Schooling, { schooling }: MatchPerson): boolean =>
  schooling !== undefined && !schoolingAtLeast(schooling, needed)

export const isLicenceUnknown = (needed: CnhCategory, { cnh }: MatchPerson): boolean =>
  cnh === undefined && needed !== 'none'
