import type { ItemFlag } from '@trilha/contracts/assessments/analysis'

/**
 * Figures of classical test theory for sent tests (docs/domain/assessments.md#tests-of-a-stage).
 * Pure.
 */

export type ItemPoints = { id: string; points: number }

/** One sent test: points of each drawn item, and the chosen options of each answered item. */
export type SentTest = {
  scores: ReadonlyMap<string, number>
  chosen: ReadonlyMap<string, readonly string[]>
}

export type ItemFigures = {
  people: number
  difficulty: number | null
  discrimination: number | null
  flags: ItemFlag[]
  /** By option: how many people chose it, and their mean share of the other questions' points. */
  options: Map<string, { people: number; rest: number | null }>
  blank: number
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Population variance. */
function variance(values: readonly number[]): number {
  const average = mean(values)
  return mean(values.map((value) => (value - average) ** 2))
}

/** Values below this are treated as 0, because they are rounding errors. */
const epsilon = 1e-12

function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const spread = Math.sqrt(variance(xs) * variance(ys))
  if (spread < epsilon) return null
  const [mx, my] = [mean(xs), mean(ys)]
  return mean(xs.map((x, i) => (x - mx) * ((ys[i] ?? my) - my))) / spread
}

/**
 * Figures of one question. `rest` is the share of the points that people reached in the other
 * questions of the same test; a share can be compared between tests with different draws.
 * @param needed with fewer people, difficulty, discrimination and `rest` are null.
 */
export function figuresOf(
  item: ItemPoints,
  items: readonly ItemPoints[],
  tests: readonly SentTest[],
  needed: number,
): ItemFigures {
  const testsWithItem = tests.filter((test) => test.scores.has(item.id))
  const shares = testsWithItem.map((test) => (test.scores.get(item.id) ?? 0) / item.points)
  const rests = testsWithItem.map((test) => restOf(item, items, test))
  const options: ItemFigures['options'] = new Map()
  const hasEnoughPeople = testsWithItem.length >= needed
  for (const option of new Set(testsWithItem.flatMap((test) => test.chosen.get(item.id) ?? []))) {
    const restsOfChoosers = rests.filter((_, i) =>
      testsWithItem[i]?.chosen.get(item.id)?.includes(option),
    )
    options.set(option, {
      people: restsOfChoosers.length,
      rest: hasEnoughPeople ? rounded(mean(restsOfChoosers)) : null,
    })
  }
  const difficulty = hasEnoughPeople ? rounded(mean(shares)) : null
  const r = hasEnoughPeople ? correlation(shares, rests) : null
  const discrimination = r === null ? null : rounded(r)
  return {
    people: testsWithItem.length,
    difficulty,
    discrimination,
    flags: flagsOf(difficulty, discrimination),
    options,
    blank: testsWithItem.filter((test) => !test.chosen.has(item.id)).length,
  }
}

function restOf(item: ItemPoints, items: readonly ItemPoints[], test: SentTest): number {
  const others = items.filter(({ id }) => id !== item.id && test.scores.has(id))
  const possible = others.reduce((sum, { points }) => sum + points, 0)
  const reached = others.reduce((sum, { id }) => sum + (test.scores.get(id) ?? 0), 0)
  return possible === 0 ? 0 : reached / possible
}

function flagsOf(difficulty: number | null, discrimination: number | null): ItemFlag[] {
  const flags: ItemFlag[] = []
  if (difficulty !== null && difficulty < 0.2) flags.push('too-hard')
  if (difficulty !== null && difficulty > 0.95) flags.push('too-easy')
  if (discrimination !== null && discrimination < 0.15) flags.push('weak')
  return flags
}

/**
 * Cronbach's alpha, k/(k − 1) · (1 − Σσᵢ²/σ²). It is called KR-20 if each answer is either right or
 * wrong and all questions have the same points. Null with fewer than two questions, with different
 * draws, if all totals are equal, or with fewer people than `needed`.
 */
export function reliabilityOf(
  items: readonly ItemPoints[],
  tests: readonly SentTest[],
  needed: number,
): { kind: 'alpha' | 'kr20'; value: number; items: number } | null {
  const hasSameDraw = tests.every(({ scores }) => items.every(({ id }) => scores.has(id)))
  if (items.length < 2 || tests.length < needed || !hasSameDraw) return null
  const points = items.map(({ id }) => tests.map(({ scores }) => scores.get(id) ?? 0))
  const totals = tests.map((_, t) => points.reduce((sum, column) => sum + (column[t] ?? 0), 0))
  const spread = variance(totals)
  if (spread < epsilon) return null
  const sumOfItemVariances = points.map(variance).reduce((sum, one) => sum + one, 0)
  const k = items.length
  const [first] = items
  const isBinary = items.every(
    (item, i) =>
      item.points === first?.points &&
      points[i]?.every((value) => value === 0 || value === item.points),
  )
  return {
    kind: isBinary ? 'kr20' : 'alpha',
    value: rounded((k / (k - 1)) * (1 - sumOfItemVariances / spread)),
    items: k,
  }
}
