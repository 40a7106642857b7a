import {
  workValues,
  type AffinityBand,
  type DiscardReason,
  type HigherValue,
  type WorkValue,
} from '@trilha/contracts/selfAssessments.scales'
import type { Asked } from './competency.score.ts'
import { mean, pearson } from './statistics.ts'

/** The arithmetic of docs/domain/assessments.md#values, to the letter. Pure. */

export type ValuesKeys = {
  version: string
  /** Three portraits of each value. */
  scales: Record<WorkValue, readonly string[]>
  /** The answer that each directed item asks for. */
  directed: readonly Asked[]
}

export type Profile = Record<WorkValue, number>

export type ValuesScores = {
  /** Means of the answers as given, 1 to 6. */
  raw: Profile
  /** The same less the mean of all answers: what everything else is worked out from. */
  centred: Profile
  higher: Record<HigherValue, number>
  /** X: openness less conservation; Y: self-transcendence less self-enhancement. */
  axes: { x: number; y: number }
}

type Values = Readonly<Record<string, number>>

/**
 * What is missing for a result: at most 3 of 30, and at most one of a value.
 * @returns every unanswered portrait once there can be no result, else nothing.
 */
export function missingPortraits(keys: ValuesKeys, values: Values): string[] {
  const gaps = workValues.map((scale) =>
    keys.scales[scale].filter((item) => values[item] === undefined),
  )
  const all = gaps.flat()
  return all.length <= 3 && gaps.every((gap) => gap.length <= 1) ? [] : all
}

/** Why a complete record gives no result; empty when it does. */
export function discarded(keys: ValuesKeys, values: Values): DiscardReason[] {
  const counts = new Map<number, number>()
  for (const value of answersOf(keys, values)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const reasons: DiscardReason[] = []
  if (Math.max(...counts.values()) >= 24) reasons.push('same-answer')
  if (keys.directed.some(([item, asked]) => values[item] !== asked)) reasons.push('directed')
  return reasons
}

const answersOf = (keys: ValuesKeys, values: Values): number[] =>
  workValues.flatMap((scale) => keys.scales[scale].flatMap((item) => values[item] ?? []))

/** Scores of a record without gaps that matter. */
export function scoreValues(keys: ValuesKeys, values: Values): ValuesScores {
  const middle = mean(answersOf(keys, values))
  const raw = profile((scale) => mean(keys.scales[scale].flatMap((item) => values[item] ?? [])))
  const centred = profile((scale) => raw[scale] - middle)
  const together = (...scales: WorkValue[]) => mean(scales.map((scale) => centred[scale]))
  // Hedonism stands between openness and self-enhancement: it is told alone.
  const higher = {
    openness: together('self-direction', 'stimulation'),
    'self-enhancement': together('achievement', 'power'),
    conservation: together('security', 'conformity', 'tradition'),
    'self-transcendence': together('benevolence', 'universalism'),
  }
  const axes = {
    x: higher.openness - higher.conservation,
    y: higher['self-transcendence'] - higher['self-enhancement'],
  }
  return { raw, centred, higher, axes }
}

function profile(of: (scale: WorkValue) => number): Profile {
  return Object.fromEntries(workValues.map((scale) => [scale, of(scale)])) as Profile
}

/** How two profiles lie beside each other: correlation, and distance over the ten values. */
export function affinityOf(a: Profile, b: Profile): { r: number; d: number; band: AffinityBand } {
  const [one, other] = [workValues.map((scale) => a[scale]), workValues.map((scale) => b[scale])]
  const r = pearson(one, other)
  const d = Math.sqrt(one.reduce((sum, value, i) => sum + (value - (other[i] ?? 0)) ** 2, 0))
  return { r, d, band: r >= 0.5 ? 'high' : r >= 0.2 ? 'partial' : 'different' }
}

export type CompanyProfile = {
  source: 'declared' | 'rated'
  centred: Profile
  /** Mean correlation of each rater with the others; null with fewer than five. */
  agreement: number | null
}

export const raters = 5
const leastAgreement = 0.4

/**
 * A company's profile from what its people answered about how it is today.
 * @returns null without raters, or where five or more don't agree enough to show it.
 */
export function companyProfile(centred: readonly Profile[]): CompanyProfile | null {
  if (centred.length === 0) return null
  const together = meanOf(centred)
  if (centred.length < raters) return { source: 'declared', centred: together, agreement: null }
  const agreement = mean(
    centred.map((own) => affinityOf(own, meanOf(centred.filter((other) => other !== own))).r),
  )
  return agreement < leastAgreement ? null : { source: 'rated', centred: together, agreement }
}

const meanOf = (list: readonly Profile[]): Profile =>
  profile((scale) => mean(list.map((one) => one[scale])))
