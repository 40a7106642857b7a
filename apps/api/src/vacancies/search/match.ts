import { cnhIncludes, schoolingAtLeast, type Facts } from '@trilha/contracts/assessments/rules'
import type { MatchReason } from '@trilha/contracts/vacancies/vacancies'
import type { CnhCategory, Schooling } from '@trilha/contracts/vacancies/enums'
import type { ScoreSteps } from '../../search/searchIndex.types.ts'

/** The facts of a vacancy that the match uses. The search index has all except the last two. */
export type MatchVacancy = {
  /** IBGE code. */
  municipality: number | null
  state: string | null
  workplace: string
  schooling: string
  cnh: string
  /** Pay band, shown in the reason. */
  payment: string
  /** Maximum pay per month; null when to be agreed. */
  salaryCents: number | null
  /** Absent when unknown, as in the search index. */
  shift?: string | null
  /** Name of the municipality, for the reason. */
  placeName?: string | null
}

/** The facts that a person has given; absent or null means not given yet. */
export type MatchPerson = Pick<Facts, 'schooling' | 'cnh' | 'state' | 'shifts'> & {
  municipalityCode: number | null
  /** Whole kilometres from home to a municipality; null when either is unknown. */
  kmTo: (municipality: number) => number | null
  /** Per month. */
  desiredSalaryCents: number | null
}

export type Match = { percent: number; reasons: MatchReason[] }

/**
 * The weight of each part. Pay to be agreed is left out of the sum; a licence or schooling that the
 * vacancy does not ask for counts in full. A fact that the person has not given counts half.
 * The shift is only shown as a reason and has weight 0, because the search index does not have it.
 * With a weight, the order by match would contradict the percentages on the cards.
 */
const weights = { place: 35, schooling: 25, salary: 25, cnh: 15, shift: 0 } as const

/** Share for the same state without a known distance: some people there can reach the place. */
const sameStateShare = 0.5
/** Shares by distance from home; a greater distance counts 0. */
const distanceBands = [
  { km: 15, share: 0.95 },
  { km: 30, share: 0.8 },
  { km: 60, share: 0.5 },
  { km: 100, share: 0.25 },
] as const
/** The greatest distance that counts in a match. */
export const maxMatchKm = distanceBands[3].km
/** Pay up to 15 % below the desired salary counts half. */
const nearPay = { from: 0.85, share: 0.5 }
/** Share of a fact that the person has not given. */
const missingShare = 0.5

/** `share` is the part of the weight that counts, 0 to 1; null leaves the weight out of the sum. */
type Part = { share: number; reason: MatchReason | null } | null

/** Number of the distance band: 0 for the home municipality, `lastBand` beyond `maxMatchKm`. */
export function distanceBandOf(km: number): number {
  const index = distanceBands.findIndex((band) => km <= band.km)
  return km === 0 ? 0 : index === -1 ? lastBand : index + 1
}
const lastBand = distanceBands.length + 1
const distanceShare = (km: number): number =>
  km === 0 ? 1 : (distanceBands[distanceBandOf(km) - 1]?.share ?? 0)

const compared = (id: MatchReason['id'], ok: boolean, value: string, share = ok ? 1 : 0): Part => ({
  share,
  reason: { id, ok, value },
})
const missing = (fact: string): Part => ({
  share: missingShare,
  reason: { id: 'facts', ok: false, value: fact },
})

/**
 * The steps at which a match changes. The search index computes one score for all vacancies between
 * the same steps.
 * @param around km from home by municipality, for the municipalities up to `maxMatchKm` away
 */
export function scoreSteps(
  { desiredSalaryCents }: MatchPerson,
  around: ReadonlyMap<number, number>,
): ScoreSteps {
  const pay =
    desiredSalaryCents === null ? [] : [desiredSalaryCents * nearPay.from, desiredSalaryCents]
  const places = new Map([...around].map(([code, km]) => [code, distanceBandOf(km) + 1]))
  return { places, salaryCents: pay }
}

/** True when the person has given no facts to compare. */
export function hasNoFacts(person: MatchPerson): boolean {
  return (
    person.schooling === undefined &&
    person.cnh === undefined &&
    person.state === undefined &&
    person.shifts === undefined &&
    person.municipalityCode === null &&
    person.desiredSalaryCents === null
  )
}

/**
 * How well a vacancy fits a person, 0 to 100, with the reasons in the order of their weight.
 * Pure and deterministic. Null when the person has given no facts.
 */
export function match(vacancy: MatchVacancy, person: MatchPerson): Match | null {
  if (hasNoFacts(person)) return null
  const parts: [number, Part][] = [
    [weights.place, place(vacancy, person)],
    [weights.schooling, schooling(vacancy, person)],
    [weights.salary, salary(vacancy, person)],
    [weights.cnh, cnh(vacancy, person)],
    [weights.shift, shift(vacancy, person)],
  ]
  let sum = 0
  let total = 0
  const reasons: MatchReason[] = []
  for (const [weight, part] of parts) {
    if (!part) continue
    sum += weight * part.share
    total += weight
    if (part.reason) reasons.push(part.reason)
  }
  return { percent: Math.round((100 * sum) / total), reasons }
}

function place(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (vacancy.workplace === 'remote') return compared('remote', true, vacancy.workplace)
  const name = vacancy.placeName ?? vacancy.state ?? ''
  if (person.municipalityCode === null && person.state === undefined) return missing('place')
  const km = vacancy.municipality === null ? null : person.kmTo(vacancy.municipality)
  if (km === 0) return compared('place', true, name)
  if (km !== null) {
    const share = distanceShare(km)
    return { share, reason: { id: 'place', ok: share >= sameStateShare, value: name, km } }
  }
  if (vacancy.state !== null && person.state === vacancy.state)
    return compared('place', true, vacancy.state, sameStateShare)
  return compared('place', false, name)
}

function schooling(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (vacancy.schooling === 'none') return { share: 1, reason: null }
  if (person.schooling === undefined) return missing('schooling')
  const need = vacancy.schooling as Schooling
  return compared('schooling', schoolingAtLeast(person.schooling, need), need)
}

function cnh(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (vacancy.cnh === 'none') return { share: 1, reason: null }
  if (person.cnh === undefined) return missing('cnh')
  const need = vacancy.cnh as CnhCategory
  return compared('cnh', cnhIncludes(person.cnh, need), need)
}

function salary(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (vacancy.salaryCents === null) return null
  if (person.desiredSalaryCents === null) return missing('salary')
  if (vacancy.salaryCents >= person.desiredSalaryCents)
    return compared('salary', true, vacancy.payment)
  const isNear = vacancy.salaryCents >= person.desiredSalaryCents * nearPay.from
  return compared('salary', false, vacancy.payment, isNear ? nearPay.share : 0)
}

function shift(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (!vacancy.shift) return null
  if (person.shifts === undefined) return missing('shift')
  return compared('shift', (person.shifts as string[]).includes(vacancy.shift), vacancy.shift)
}
