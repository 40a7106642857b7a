import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import {
  competencies,
  type Competency,
  type CompetencyBand,
  type FitBand,
  type RecordFlag,
} from '@trilha/contracts/selfAssessments/scales'
import { clip, mean, median, spearman } from './statistics.ts'

/** Implements the formulas of docs/domain/assessments.md#competencies exactly. Pure. */

/** An item and an expected answer. */
export type ExpectedAnswer = readonly [item: string, answer: number]

export type CompetencyKeys = {
  version: string
  /**
   * For each competency: four positive and two reverse statements of the first part, and seven
   * statements of the blocks. The first two positive statements are paired with the reverse ones.
   */
  scales: Record<
    Competency,
    { positive: readonly string[]; reverse: readonly string[]; blocks: readonly string[] }
  >
  /** The answers that the directed items ask for. */
  directed: readonly ExpectedAnswer[]
  /** The most favourable answer of each impression item. */
  impression: readonly ExpectedAnswer[]
}

/** Answers by item as given; `took` are the milliseconds of each answer in the first part. */
export type RawAnswers = {
  values: Readonly<Record<string, number>>
  blocks: Readonly<Record<string, { most: string; least: string }>>
  took: readonly number[]
}

export type CompetencyScores = {
  scales: { scale: Competency; likert: number; choice: number | null; score: number }[]
  acquiescence: number
  flags: RecordFlag[]
}

const pairsPerScale = 2
const blocksPerScale = 7

/**
 * Checks if a record is valid: at least 46 of 48 statements, at most one missing per competency,
 * and at least 13 of 14 blocks. The short form needs no blocks.
 * @returns all unanswered items of an invalid record; empty for a valid one.
 */
export function missingItems(keys: CompetencyKeys, raw: RawAnswers, shortForm: boolean): string[] {
  const gaps = competencies.map((scale) => {
    const { positive, reverse } = keys.scales[scale]
    return [...positive, ...reverse].filter((item) => raw.values[item] === undefined)
  })
  const statements = gaps.flat()
  const { blocks } = assessmentForms.competency
  const openBlocks = shortForm ? [] : blocks.map(({ id }) => id).filter((id) => !raw.blocks[id])
  const isValid =
    statements.length <= 2 && gaps.every((gap) => gap.length <= 1) && openBlocks.length <= 1
  return isValid ? [] : [...statements, ...openBlocks]
}

/**
 * Scores of a valid record, in the order of `competencies`.
 * @param shortForm true if the second part is left out; `choice` is then null.
 */
export function scoreCompetency(
  keys: CompetencyKeys,
  raw: RawAnswers,
  shortForm: boolean,
): CompetencyScores {
  const acquiescence = acquiescenceOf(keys, raw)
  const scales = competencies.map((scale) => {
    const likert = likertOf(keys.scales[scale], raw, acquiescence)
    const choice = shortForm ? null : choiceOf(keys.scales[scale].blocks, raw)
    return { scale, likert, choice, score: scoreOf(likert, choice) }
  })
  return { scales, acquiescence, flags: flagsOf(keys, raw, scales) }
}

/** Agreement with opposite statements: the mean of the paired answers minus the midpoint 3. */
function acquiescenceOf(keys: CompetencyKeys, { values }: RawAnswers): number {
  const paired = competencies.flatMap((scale) => {
    const { positive, reverse } = keys.scales[scale]
    return [...positive.slice(0, pairsPerScale), ...reverse]
  })
  return mean(paired.flatMap((item) => values[item] ?? [])) - 3
}

/**
 * Mean of the scale's answers, 1 to 5, corrected by acquiescence, with reverse items inverted; a
 * missing answer counts as the mean of the others.
 */
function likertOf(
  { positive, reverse }: CompetencyKeys['scales'][Competency],
  { values }: RawAnswers,
  acquiescence: number,
): number {
  const corrected = (item: string): number[] => {
    const value = values[item]
    return value === undefined ? [] : [clip(value - acquiescence, 1, 5)]
  }
  return mean([
    ...positive.flatMap(corrected),
    ...reverse.flatMap((item) => corrected(item).map((value) => 6 - value)),
  ])
}

/**
 * (Times chosen as most − times chosen as least) / blocks of a scale, −1 to 1. If every block is
 * answered, the values of all scales add up to 0.
 */
function choiceOf(statements: readonly string[], { blocks }: RawAnswers): number {
  const chosen = Object.values(blocks)
  const most = chosen.filter((block) => statements.includes(block.most)).length
  const least = chosen.filter((block) => statements.includes(block.least)).length
  return (most - least) / blocksPerScale
}

function scoreOf(likert: number, choice: number | null): number {
  const likertShare = (likert - 1) / 4
  const share = choice === null ? likertShare : 0.7 * likertShare + (0.3 * (choice + 1)) / 2
  // Removes rounding errors of thirds and sevenths, so that exact halves are rounded up.
  return Math.round(Number((100 * share).toFixed(9)))
}

function flagsOf(
  keys: CompetencyKeys,
  raw: RawAnswers,
  scales: CompetencyScores['scales'],
): RecordFlag[] {
  const flags: RecordFlag[] = []
  if (keys.directed.some(([item, answer]) => raw.values[item] !== answer)) flags.push('directed')
  if (longestRun(raw) >= 12) flags.push('long-string')
  if (raw.took.length > 0 && median(raw.took) < 1500) flags.push('fast')
  const choices = scales.flatMap(({ choice }) => choice ?? [])
  const likerts = scales.map(({ likert }) => likert)
  if (choices.length > 0 && spearman(likerts, choices) < 0) flags.push('parts-disagree')
  const favourable = keys.impression.filter(([item, answer]) => raw.values[item] === answer)
  if (favourable.length >= 5) flags.push('very-favourable')
  return flags
}

/** Length of the longest run of equal answers, in the order of the screen. */
function longestRun({ values }: RawAnswers): number {
  const inScreenOrder = assessmentForms.competency.parts.flat()
  let [longest, run, last] = [0, 0, 0]
  for (const value of inScreenOrder.flatMap((item) => values[item] ?? [])) {
    run = value === last ? run + 1 : 1
    last = value
    longest = Math.max(longest, run)
  }
  return longest
}

/** The band of a score, criterion-referenced until norms exist. @param score 0 to 100. */
export function bandOf(score: number): CompetencyBand {
  if (score < 45) return 'to-develop'
  if (score < 65) return 'developing'
  return score < 80 ? 'consistent' : 'strong'
}

/** The fit to the critical competencies: the band of the weighted mean of their scores. */
export function fitOf(
  scores: readonly { scale: Competency; score: number }[],
  critical: readonly { scale: Competency; weight: number }[],
): FitBand {
  const weights = critical.reduce((sum, { weight }) => sum + weight, 0)
  const total = critical.reduce((sum, { scale, weight }) => {
    const score = scores.find((entry) => entry.scale === scale)?.score ?? 0
    return sum + weight * score
  }, 0)
  const weightedMean = total / weights
  return weightedMean >= 70 ? 'high' : weightedMean >= 45 ? 'medium' : 'low'
}
