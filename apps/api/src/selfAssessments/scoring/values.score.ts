import {
  workValues,
  type AffinityBand,
  type DiscardReason,
  type HigherValue,
  type WorkValue,
} from '@trilha/contracts/selfAssessments/scales'
import type { ExpectedAnswer } from './competency.score.ts'
import { mean, pearson } from './statistics.ts'

/** Implements the formulas of docs/domain/assessments.md#values exactly. Pure. */

export type ValuesKeys = {
  version: string
  /** Three portraits of each value. */
  scales: Record<WorkValue, readonly string[]>
  /** The answers that the directed items ask for. */
  directed: readonly ExpectedAnswer[]
}

export type Profile = Record<WorkValue, number>

export type ValuesScores = {
  /** Means of the answers as given, 1 to 6. */
  raw: Profile
  /** The raw means minus the mean of all answers; all other scores are based on these. */
  centred: Profile
  higher: Record<HigherValue, number>
  /** X: openness minus conservation; Y: self-transcendence minus self-enhancement. */
  axes: { x: number; y: number }
}

type Values = Readonly<Record<string, number>>

/**
 * Checks if there can be a result: at most 3 of 30 answers missing, and at most one per value.
 * @returns all unanswered portraits if there can be no result; else empty.
 */
export function missingPortraits(keys: ValuesKeys, values: Values): string[] {
  const gaps = workValues.map((scale) =>
    keys.scales[scale].filter((item) => values[item] === undefined),
  )
  const all = gaps.flat()
  return all.length <= 3 && gaps.every((gap) => gap.length <= 1) ? [] : all
}

/** The directed items whose answer is not the one that they ask for. */
export const missedLines = (keys: ValuesKeys, values: Values): string[] =>
  keys.directed.flatMap(([item, answer]) => (values[item] === answer ? [] : item))

/** Reasons why a complete record gives no result; empty if it gives one. */
export function discardReasonsOf(keys: ValuesKeys, values: Values): DiscardReason[] {
  const counts = new Map<number, number>()
  for (const value of answersOf(keys, values)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const reasons: DiscardReason[] = []
  if (Math.max(...counts.values()) >= 24) reasons.push('same-answer')
  if (missedLines(keys, values).length > 0) reasons.push('directed')
  return reasons
}

const answersOf = (keys: ValuesKeys, values: Values): number[] =>
  workValues.flatMap((scale) => keys.scales[scale].flatMap((item) => values[item] ?? []))

/** Scores of a record for which `missingPortraits` is empty. */
export function scoreValues(keys: ValuesKeys, values: Values): ValuesScores {
  const average = mean(answersOf(keys, values))
  const raw = profile((scale) => mean(keys.scales[scale].flatMap((item) => values[item] ?? [])))
  const centred = profile((scale) => raw[scale] - average)
  const meanOfScales = (...scales: WorkValue[]) => mean(scales.map((scale) => centred[scale]))
  // Hedonism is left out, because it lies between openness and self-enhancement.
  const higher = {
    openness: meanOfScales('self-direction', 'stimulation'),
    'self-enhancement': meanOfScales('achievement', 'power'),
    conservation: meanOfScales('security', 'conformity', 'tradition'),
    'self-transcendence': meanOfScales('benevolence', 'universalism'),
  }
  const axes = {
    x: higher.openness - higher.conservation,
    y: higher['self-transcendence'] - higher['self-enhancement'],
  }
  return { raw, centred, higher, axes }
}

function profile(valueOf: (scale: WorkValue) => number): Profile {
  return Object.fromEntries(workValues.map((scale) => [scale, valueOf(scale)])) as Profile
}

/** Similarity of two profiles: correlation, and Euclidean distance over the ten values. */
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

export const minRaters = 5
const minAgreement = 0.4

/**
 * A company's profile, from the answers of its people about how the company is today.
 * @returns null without raters, and if five or more raters do not agree enough.
 */
export function companyProfile(centred: readonly Profile[]): CompanyProfile | null {
  if (centred.length === 0) return null
  const average = meanOf(centred)
  if (centred.length < minRaters) return { source: 'declared', centred: average, agreement: null }
  const agreement = mean(
    centred.map((rater) => affinityOf(rater, meanOf(centred.filter((one) => one !== rater))).r),
  )
  return agreement < minAgreement ? null : { source: 'rated', centred: average, agreement }
}

const meanOf = (list: readonly Profile[]): Profile =>
  profile((scale) => mean(list.map((one) => one[scale])))
