import { competencies, workValues, type RecordFlag } from '@trilha/contracts/selfAssessments/scales'
import { scoreCompetency } from '../../apps/api/src/selfAssessments/scoring/competency.score.ts'
import { competencyV1 } from '../../apps/api/src/selfAssessments/scoring/competency.v1.ts'
import { mean, pearson } from '../../apps/api/src/selfAssessments/scoring/statistics.ts'
import {
  discardReasonsOf,
  scoreValues,
} from '../../apps/api/src/selfAssessments/scoring/values.score.ts'
import { valuesV1 } from '../../apps/api/src/selfAssessments/scoring/values.v1.ts'
import { assumed, createPerson, createRandom, styles, type Person, type Style } from './people.ts'

export const shares: Record<Style, number> = {
  honest: 0.7,
  acquiescent: 0.1,
  faking: 0.1,
  random: 0.1,
}

/** Creates simulated people with the shares of styles above; a seed always gives the same ones. */
export function crowd(size: number, seed: number, assume = assumed): Person[] {
  const random = createRandom(seed)
  return styles.flatMap((style) =>
    Array.from({ length: Math.round(size * shares[style]) }, () =>
      createPerson(style, random, assume),
    ),
  )
}

export type Scale = { scale: string; r: number; alpha: number }

const column = (rows: readonly (readonly number[])[], i: number) => rows.map((row) => row[i] ?? 0)

function variance(list: readonly number[]): number {
  const middle = mean(list)
  return mean(list.map((value) => (value - middle) ** 2))
}

/** Cronbach's alpha. @param items one list of answers per item, people in the same order. */
function alphaOf(items: readonly (readonly number[])[]): number {
  const totals = (items[0] ?? []).map((_, person) =>
    items.reduce((sum, item) => sum + (item[person] ?? 0), 0),
  )
  const itemVariance = items.reduce((sum, item) => sum + variance(item), 0)
  return (items.length / (items.length - 1)) * (1 - itemVariance / variance(totals))
}

/** Correlation of scores with true traits, by competency. */
export function competencyRecovery(people: readonly Person[]): Scale[] {
  const scores = people.map(({ competency }) =>
    scoreCompetency(competencyV1, competency, false).scales.map(({ score }) => score),
  )
  const traits = people.map((person) => person.traits.competency)
  return competencies.map((scale, i) => {
    const { positive, reverse } = competencyV1.scales[scale]
    const answers = (item: string) => people.map((person) => person.competency.values[item] ?? 0)
    const items = [
      ...positive.map(answers),
      ...reverse.map((item) => answers(item).map((value) => 6 - value)),
    ]
    return { scale, r: pearson(column(scores, i), column(traits, i)), alpha: alphaOf(items) }
  })
}

/**
 * Correlation of scores with true traits, for each work value. Both are centred on a person's mean,
 * because only the differences between values count.
 */
export function valuesRecovery(people: readonly Person[]): Scale[] {
  const scores = people.map((person) => {
    const { centred } = scoreValues(valuesV1, person.values)
    return workValues.map((scale) => centred[scale])
  })
  const traits = people.map(({ traits: { values } }) => values.map((value) => value - mean(values)))
  return workValues.map((scale, i) => ({
    scale,
    r: pearson(column(scores, i), column(traits, i)),
    alpha: alphaOf(
      valuesV1.scales[scale].map((item) => people.map((person) => person.values[item] ?? 0)),
    ),
  }))
}

export type Flagged = {
  competency: number
  values: number
  either: number
  by: Map<RecordFlag | 'discarded', number>
}

/** Shares of people with a flag: in each self-assessment, in either, and by flag. */
export function flagged(people: readonly Person[]): Flagged {
  const by: Flagged['by'] = new Map()
  let [competency, values, either] = [0, 0, 0]
  for (const person of people) {
    const { flags } = scoreCompetency(competencyV1, person.competency, false)
    const reasons = discardReasonsOf(valuesV1, person.values)
    if (flags.length > 0) competency++
    if (reasons.length > 0) values++
    if (flags.length > 0 || reasons.length > 0) either++
    for (const flag of [...flags, ...(reasons.length > 0 ? (['discarded'] as const) : [])])
      by.set(flag, (by.get(flag) ?? 0) + 1 / people.length)
  }
  const share = (count: number) => count / people.length
  return { competency: share(competency), values: share(values), either: share(either), by }
}

/** Mean and standard deviation of the scores. */
export function level(people: readonly Person[]): { mean: number; spread: number } {
  const all = people.flatMap(({ competency }) =>
    scoreCompetency(competencyV1, competency, false).scales.map(({ score }) => score),
  )
  return { mean: mean(all), spread: Math.sqrt(variance(all)) }
}

export const meanOf = (scales: readonly Scale[], pick: 'r' | 'alpha'): number =>
  mean(scales.map((scale) => scale[pick]))
