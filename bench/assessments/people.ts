import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import { competencies, workValues } from '@trilha/contracts/selfAssessments/scales'
import type { RawAnswers } from '../../apps/api/src/selfAssessments/scoring/competency.score.ts'
import { competencyV1 } from '../../apps/api/src/selfAssessments/scoring/competency.v1.ts'
import { valuesV1 } from '../../apps/api/src/selfAssessments/scoring/values.v1.ts'

/**
 * Simulated people with known traits. All assumptions are in this file: how items correlate with
 * their trait, response styles, and the error rate of honest people.
 */

export const styles = ['honest', 'acquiescent', 'faking', 'random'] as const
export type Style = (typeof styles)[number]

/** Assumptions of the simulation. */
export type Assumed = {
  /** Correlation of two items of one scale, before rounding to response steps. */
  competency: number
  values: number
  /** Probability that an honest person answers an attention-check item wrongly. */
  slip: number
}
export const assumed: Assumed = { competency: 0.4, values: 0.33, slip: 1 / 250 }

/** Share of variance of the eight competencies explained by one general factor. */
const generalShare = 0.25

export type Random = { uniform: () => number; normal: () => number }

export function createRandom(seed: number): Random {
  let state = seed | 0
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}

export type Person = {
  style: Style
  traits: { competency: number[]; values: number[] }
  competency: RawAnswers
  values: Record<string, number>
}

/** A person with random traits who answers both assessments in one response style. */
export function createPerson(style: Style, random: Random, assume: Assumed): Person {
  const shared = random.normal()
  const competency = competencies.map(
    () => Math.sqrt(generalShare) * shared + Math.sqrt(1 - generalShare) * random.normal(),
  )
  // Neighbouring values on Schwartz's circle correlate, opposite ones anticorrelate.
  const [x, y] = [random.normal(), random.normal()]
  const values = workValues.map((_, i) => {
    const angle = (2 * Math.PI * i) / workValues.length
    const circle = Math.cos(angle) * x + Math.sin(angle) * y
    return Math.sqrt(0.4) * circle + Math.sqrt(0.6) * random.normal()
  })
  return {
    style,
    traits: { competency, values },
    competency: {
      values: statementsOf(style, competency, random, assume),
      blocks: choicesOf(style, competency, random, assume),
      // Random responders take normal time, so the flag `fast` does not help to detect them.
      took: assessmentForms.competency.parts
        .flat()
        .map(() => 4500 * Math.exp(0.5 * random.normal())),
    },
    values: portraitsOf(style, values, random, assume),
  }
}

const toStep = (value: number, max: number) => Math.min(max, Math.max(1, Math.round(value)))
const randomStep = (max: number, random: Random) => 1 + Math.floor(random.uniform() * max)

function itemOn(trait: number, correlation: number, random: Random): number {
  return Math.sqrt(correlation) * trait + Math.sqrt(1 - correlation) * random.normal()
}

function statementsOf(style: Style, traits: readonly number[], random: Random, assume: Assumed) {
  const values: Record<string, number> = {}
  // Everybody has a small acquiescence bias; acquiescent people a large one.
  const acquiescence = 0.2 * random.normal() + (style === 'acquiescent' ? 1.2 : 0)
  const selfPromotion = style === 'faking' ? 1.2 : 0
  const setAnswer = (item: string, value: number) =>
    (values[item] = style === 'random' ? randomStep(5, random) : toStep(value + acquiescence, 5))
  competencies.forEach((scale, i) => {
    const { positive, reverse } = competencyV1.scales[scale]
    const good = () => itemOn(traits[i] ?? 0, assume.competency, random) + selfPromotion
    // Self-descriptions are above the middle: 3.4 of 5 on positive items.
    for (const item of positive) setAnswer(item, 3.4 + good())
    for (const item of reverse) setAnswer(item, 2.6 - good())
  })
  for (const [item, answer] of competencyV1.directed)
    values[item] =
      style === 'random' || random.uniform() < assume.slip ? randomStep(5, random) : answer
  for (const [item, extreme] of competencyV1.impression) {
    const extremeProbability = style === 'faking' ? 0.75 : 0.15
    setAnswer(item, 3 + random.normal())
    if (style !== 'random' && random.uniform() < extremeProbability) values[item] = extreme
  }
  return values
}

function choicesOf(
  style: Style,
  traits: readonly number[],
  random: Random,
  assume: Assumed,
): RawAnswers['blocks'] {
  const scaleOf = (statement: string) =>
    competencies.findIndex((scale) => competencyV1.scales[scale].blocks.includes(statement))
  return Object.fromEntries(
    assessmentForms.competency.blocks.map(({ id, statements }) => {
      const attraction = new Map(
        statements.map((statement) => {
          const own = itemOn(traits[scaleOf(statement)] ?? 0, assume.competency, random)
          return [statement, style === 'random' ? random.normal() : own]
        }),
      )
      const order = [...statements].sort(
        (a, b) => (attraction.get(b) ?? 0) - (attraction.get(a) ?? 0),
      )
      return [id, { most: order[0] ?? '', least: order[3] ?? '' }]
    }),
  )
}

function portraitsOf(style: Style, traits: readonly number[], random: Random, assume: Assumed) {
  const values: Record<string, number> = {}
  // Different overall levels, which centring removes.
  const level = 4 + 0.5 * random.normal() + (style === 'acquiescent' ? 0.8 : 0)
  const admired = new Set(['benevolence', 'universalism', 'achievement'])
  workValues.forEach((scale, i) => {
    for (const item of valuesV1.scales[scale]) {
      const own = itemOn(traits[i] ?? 0, assume.values, random)
      const selfPromotion = style === 'faking' && admired.has(scale) ? 1 : 0
      values[item] =
        style === 'random' ? randomStep(6, random) : toStep(level + own + selfPromotion, 6)
    }
  })
  for (const [item, answer] of valuesV1.directed)
    values[item] =
      style === 'random' || random.uniform() < assume.slip ? randomStep(6, random) : answer
  return values
}
