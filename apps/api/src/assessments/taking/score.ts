import type { AnswerValue } from '@trilha/contracts/assessments/items'
import type { ItemKey } from '@trilha/contracts/assessments/keys'
import { folded } from '../../language/folded.ts'

/**
 * Scoring of custom tests (docs/domain/assessments.md#tests-of-a-stage). Pure; browsers must not
 * load it.
 */

/** Tolerance for rounding errors of binary fractions: 0.8 - 0.7 gives slightly more than 0.1. */
const epsilon = 1e-9

/**
 * The share of the points that an answer earns, 0 to 1; null if a person must rate it. A missing
 * answer earns 0. Options earn (correct choices − wrong choices) / correct options, at least 0.
 */
export function shareOfPoints(key: ItemKey, value: AnswerValue | null): number | null {
  if (value === null) return 0
  switch (key.kind) {
    case 'rubric':
      return null
    case 'options': {
      const correct = new Set(key.correct)
      const chosen = new Set(
        value.kind === 'single' ? [value.option] : value.kind === 'multiple' ? value.options : [],
      )
      const hits = [...chosen].filter((id) => correct.has(id)).length
      return Math.max(0, hits - (chosen.size - hits)) / correct.size
    }
    case 'boolean':
      return value.kind === 'boolean' && value.yes === key.correct ? 1 : 0
    case 'number': {
      if (value.kind !== 'number') return 0
      const roundingError = epsilon * Math.max(1, Math.abs(key.correct))
      return Math.abs(value.number - key.correct) <= key.tolerance + roundingError ? 1 : 0
    }
    case 'date':
      return value.kind === 'date' && value.date === key.correct ? 1 : 0
    case 'texts': {
      if (value.kind !== 'text') return 0
      const given = folded(value.text)
      return key.accepted.some((accepted) => folded(accepted) === given) ? 1 : 0
    }
  }
}

/** The fields of an item that scoring needs. */
export type ScoredItem = { id: string; points: number | null; key: ItemKey | null }

const roundToHundredths = (points: number) => Math.round(points * 100) / 100

/**
 * Points by item id, with two decimals; null if a person must rate the answer first. Items without
 * points are left out.
 */
export function scoreItems(
  items: readonly ScoredItem[],
  values: ReadonlyMap<string, AnswerValue>,
): Record<string, number | null> {
  const scores: Record<string, number | null> = {}
  for (const { id, points, key } of items) {
    if (points === null || key === null) continue
    const earnedShare = shareOfPoints(key, values.get(id) ?? null)
    scores[id] = earnedShare === null ? null : roundToHundredths(earnedShare * points)
  }
  return scores
}

/** Points for the mean of ratings of 1 (no points) to 5 (all points). Null without ratings. */
export function ratedPoints(points: number, ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return roundToHundredths((points * (mean - 1)) / 4)
}

/** The total points; null if a score is missing or if there are no scores. */
export function totalOf(scores: readonly (number | null)[]): number | null {
  if (scores.length === 0) return null
  let sum = 0
  for (const score of scores) {
    if (score === null) return null
    sum += score
  }
  return roundToHundredths(sum)
}

/** True if the points are equal to or above the pass mark. */
export function passes(points: number, maxPoints: number, passPercent: number): boolean {
  return points * 100 + epsilon >= passPercent * maxPoints
}
