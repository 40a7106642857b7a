import { cnhIncludes, schoolingAtLeast, type Facts } from '@trilha/contracts/requirements.rules'
import type { MatchReason } from '@trilha/contracts/vacancies'
import type { CnhCategory, Schooling } from '@trilha/contracts/vacancies.enums'
import type { ScoreSteps } from './search/searchIndex.types.ts'

/** What the match looks at in a vacancy: a part of what the search index holds of it. */
export type MatchVacancy = {
  /** IBGE code. */
  municipality: number | null
  state: string | null
  workplace: string
  schooling: string
  cnh: string
  /** Pay band, named in the reason. */
  payment: string
  /** The top of the range per month; null when to be agreed. */
  salaryCents: number | null
  /** Absent where it is not known (the search index). */
  shift?: string | null
  /** Name of the municipality, for the reason. */
  placeName?: string | null
}

/** What a person told; absent or null means not told yet. */
export type MatchPerson = Pick<Facts, 'schooling' | 'cnh' | 'state' | 'shifts'> & {
  municipalityCode: number | null
  /** Whole kilometres from home to a municipality; null where either isn't known. */
  kmTo: (municipality: number) => number | null
  /** Per month. */
  desiredSalaryCents: number | null
}

export type Match = { percent: number; reasons: MatchReason[] }

/**
 * How much each part weighs. Pay to be agreed is left out of the sum; a licence or schooling that the
 * vacancy doesn't ask for is met by everybody. What the person has not told counts half: neither a
 * yes nor a no.
 * The shift is told as a reason and has no weight: the search index doesn't hold it, and an order by
 * match that contradicts the numbers on the cards would be worse.
 */
const weights = { place: 35, schooling: 25, salary: 25, cnh: 15, shift: 0 } as const

/** In the same state, with no more known: reachable for some, so it counts for half. */
const sameState = 0.5
/** Elsewhere, by how far it is: a ride, a daily way, half a day in buses. Beyond it counts for nothing. */
const ways = [
  { km: 15, share: 0.95 },
  { km: 30, share: 0.8 },
  { km: 60, share: 0.5 },
  { km: 100, share: 0.25 },
] as const
/** Farther away nothing is near. */
export const reachKm = ways[3].km
/** Pay up to 15 % under the wish still counts a little. */
const nearPay = { from: 0.85, share: 0.5 }
const untold = 0.5

type Part = { share: number; reason: MatchReason | null } | null

/** Municipalities as near as each other have the same number: 0 the person's own, `farther` the last. */
export function wayOf(km: number): number {
  const at = ways.findIndex((way) => km <= way.km)
  return km === 0 ? 0 : at === -1 ? farther : at + 1
}
const farther = ways.length + 1
const shareOf = (km: number): number => (km === 0 ? 1 : (ways[wayOf(km) - 1]?.share ?? 0))

const met = (id: MatchReason['id'], ok: boolean, value: string, share = ok ? 1 : 0): Part => ({
  share,
  reason: { id, ok, value },
})
const missing = (fact: string): Part => ({
  share: untold,
  reason: { id: 'facts', ok: false, value: fact },
})

/**
 * What a match looks at in a vacancy of the search index, so that alike ones are scored once.
 * @param around km by municipality, of those up to `reachKm` from home
 */
export function scoreSteps(
  { desiredSalaryCents }: MatchPerson,
  around: ReadonlyMap<number, number>,
): ScoreSteps {
  const pay =
    desiredSalaryCents === null ? [] : [desiredSalaryCents * nearPay.from, desiredSalaryCents]
  const places = new Map([...around].map(([code, km]) => [code, wayOf(km) + 1]))
  return { places, salaryCents: pay }
}

/** True when the person told nothing that could be compared. */
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
 * How well a vacancy and a person fit, 0 to 100, with the reasons in the order of their weight.
 * Pure and the same for the same facts. Null while the person has told nothing.
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
  if (vacancy.workplace === 'remote') return met('remote', true, vacancy.workplace)
  const name = vacancy.placeName ?? vacancy.state ?? ''
  if (person.municipalityCode === null && person.state === undefined) return missing('place')
  const km = vacancy.municipality === null ? null : person.kmTo(vacancy.municipality)
  if (km === 0) return met('place', true, name)
  if (km !== null) {
    const share = shareOf(km)
    return { share, reason: { id: 'place', ok: share >= sameState, value: name, km } }
  }
  if (vacancy.state !== null && person.state === vacancy.state)
    return met('place', true, vacancy.state, sameState)
  return met('place', false, name)
}

function schooling(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (vacancy.schooling === 'none') return { share: 1, reason: null }
  if (person.schooling === undefined) return missing('schooling')
  const need = vacancy.schooling as Schooling
  return met('schooling', schoolingAtLeast(person.schooling, need), need)
}

function cnh(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (vacancy.cnh === 'none') return { share: 1, reason: null }
  if (person.cnh === undefined) return missing('cnh')
  const need = vacancy.cnh as CnhCategory
  return met('cnh', cnhIncludes(person.cnh, need), need)
}

function salary(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (vacancy.salaryCents === null) return null
  if (person.desiredSalaryCents === null) return missing('salary')
  if (vacancy.salaryCents >= person.desiredSalaryCents) return met('salary', true, vacancy.payment)
  const near = vacancy.salaryCents >= person.desiredSalaryCents * nearPay.from
  return met('salary', false, vacancy.payment, near ? nearPay.share : 0)
}

function shift(vacancy: MatchVacancy, person: MatchPerson): Part {
  if (!vacancy.shift) return null
  if (person.shifts === undefined) return missing('shift')
  return met('shift', (person.shifts as string[]).includes(vacancy.shift), vacancy.shift)
}
