import type { ItemFlag } from '@trilha/contracts/assessments/analysis'

/**
 * Figures of classical test theory for sent tests (docs/domain/assessments.md#tests-of-a-stage).
 * Pure.
 */

export type FiguredItem = { id: string; points: number }
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

/** A smaller spread is a rounding error. */
const epsilon = 1e-12

function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const spread = Math.sqrt(variance(xs) * variance(ys))
  if (spread < epsilon) return null
  const [mx, my] = [mean(xs), mean(ys)]
  return mean(xs.map((x, i) => (x - mx) * ((ys[i] ?? my) - my))) / spread
}

/**
 * Figures of one question. `rest` is the share of the points of all other questions of the same
 * test, so that tests with different draws can be compared.
 * @param needed with fewer people, difficulty and discrimination are null.
 */
export function figuresOf(
  item: FiguredItem,
  items: readonly FiguredItem[],
  tests: readonly SentTest[],
  needed: number,
): ItemFigures {
  const taken = tests.filter((test) => test.scores.has(item.id))
  const shares = taken.map((test) => (test.scores.get(item.id) ?? 0) / item.points)
  const rests = taken.map((test) => restOf(item, items, test))
  const options: ItemFigures['options'] = new Map()
  const enough = taken.length >= needed
  for (const option of new Set(taken.flatMap((test) => test.chosen.get(item.id) ?? []))) {
    const own = rests.filter((_, i) => taken[i]?.chosen.get(item.id)?.includes(option))
    options.set(option, { people: own.length, rest: enough ? rounded(mean(own)) : null })
  }
  const difficulty = enough ? rounded(mean(shares)) : null
  const r = enough ? correlation(shares, rests) : null
  const discrimination = r === null ? null : rounded(r)
  return {
    people: taken.length,
    difficulty,
    discrimination,
    flags: flagsOf(difficulty, discrimination),
    options,
    blank: taken.filter((test) => !test.chosen.has(item.id)).length,
  }
}

function restOf(item: FiguredItem, items: readonly FiguredItem[], test: SentTest): number {
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
 * Cronbach's alpha, k/(k − 1) · (1 − Σσᵢ²/σ²); it is called KR-20 if each question is either right
 * or wrong and all have the same points. Null with fewer than two questions, with different draws,
 * if all totals are equal, and with fewer people than `needed`.
 */
export function reliabilityOf(
  items: readonly FiguredItem[],
  tests: readonly SentTest[],
  needed: number,
): { kind: 'alpha' | 'kr20'; value: number; items: number } | null {
  const same = tests.every(({ scores }) => items.every(({ id }) => scores.has(id)))
  if (items.length < 2 || tests.length < needed || !same) return null
  const points = items.map(({ id }) => tests.map(({ scores }) => scores.get(id) ?? 0))
  const totals = tests.map((_, t) => points.reduce((sum, column) => sum + (column[t] ?? 0), 0))
  const spread = variance(totals)
  if (spread < epsilon) return null
  const parts = points.map(variance).reduce((sum, one) => sum + one, 0)
  const k = items.length
  const [first] = items
  const binary = items.every(
    (item, i) =>
      item.points === first?.points &&
      points[i]?.every((value) => value === 0 || value === item.points),
  )
  return {
    kind: binary ? 'kr20' : 'alpha',
    value: rounded((k / (k - 1)) * (1 - parts / spread)),
    items: k,
  }
}
