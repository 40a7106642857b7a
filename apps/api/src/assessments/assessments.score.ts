import type { AnswerValue } from '@trilha/contracts/assessments.items'
import type { ItemKey } from '@trilha/contracts/assessments.keys'

/** Scoring of custom tests (docs/domain/assessments.md#tests-of-a-stage). Pure, and never part of what a browser loads. */

/** Lower case, without accents, blanks as one: how accepted texts and questions are compared. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Room for the rounding of binary fractions: 0.3 is within 0.1 of 0.2. */
const epsilon = 1e-9

/**
 * How right an answer is, from 0 to 1; null where a person must judge. No answer is worth 0.
 * Several options: hits minus wrong choices, by the number of right ones, never below 0.
 */
export function share(key: ItemKey, value: AnswerValue | null): number | null {
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
      const room = epsilon * Math.max(1, Math.abs(key.correct))
      return Math.abs(value.number - key.correct) <= key.tolerance + room ? 1 : 0
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

/** An item as far as its points go. */
export type ScoredItem = { id: string; points: number | null; key: ItemKey | null }

const cents = (points: number) => Math.round(points * 100) / 100

/**
 * Points by item id, with two decimals; null where a person must judge first. Items without points
 * are left out.
 */
export function scoreItems(
  items: readonly ScoredItem[],
  values: ReadonlyMap<string, AnswerValue>,
): Record<string, number | null> {
  const scores: Record<string, number | null> = {}
  for (const { id, points, key } of items) {
    if (points === null || key === null) continue
    const right = share(key, values.get(id) ?? null)
    scores[id] = right === null ? null : cents(right * points)
  }
  return scores
}

/** Points for ratings of 1 to 5: their mean, 1 worth nothing and 5 everything. Null without any. */
export function ratedPoints(points: number, ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return cents((points * (mean - 1)) / 4)
}

/** The whole: null while anything waits for a person, and where nothing has points. */
export function totalOf(scores: readonly (number | null)[]): number | null {
  if (scores.length === 0) return null
  let sum = 0
  for (const score of scores) {
    if (score === null) return null
    sum += score
  }
  return cents(sum)
}

/** True when the points reach the pass mark; exactly reaching it is enough. */
export function passes(points: number, most: number, passPercent: number): boolean {
  return points * 100 + epsilon >= passPercent * most
}
