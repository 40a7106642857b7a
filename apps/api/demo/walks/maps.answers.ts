import type { AnswerBody } from '@trilha/contracts/selfAssessments/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import {
  competencies,
  workValues,
  type AssessmentKind,
  type Competency,
  type WorkValue,
} from '@trilha/contracts/selfAssessments/scales'
import { competencyV1 } from '../../src/selfAssessments/scoring/competency.v1.ts'
import { valuesV1 } from '../../src/selfAssessments/scoring/values.v1.ts'
import type { Random } from '../random.ts'

/** Strength on each scale, from −1 (very low) to 1 (very high); 0 for scales that are missing. */
export type Leaning = Partial<Record<Competency | WorkValue, number>>

const clamp = (value: number, max: number) => Math.min(max, Math.max(1, Math.round(value)))
const noise = (random: Random) => (random.next() - 0.5) * 1.6

/**
 * Simulated answers to a whole questionnaire: the person's strengths with random noise. Directed
 * items get the requested value.
 */
export function mapAnswers(kind: AssessmentKind, leaning: Leaning, random: Random): AnswerBody[] {
  const values = kind === 'competency' ? statements(leaning, random) : portraits(leaning, random)
  const { parts, blocks } = assessmentForms[kind]
  const strengths = new Map(
    competencies.flatMap((scale) =>
      competencyV1.scales[scale].blocks.map(
        (statement) => [statement, (leaning[scale] ?? 0) + noise(random)] as const,
      ),
    ),
  )
  return [
    ...parts.flat().map((item) => ({ item, value: values.get(item) ?? 3, revision: 1 })),
    ...blocks.map((block) => {
      const order = [...block.statements].sort(
        (a, b) => (strengths.get(b) ?? 0) - (strengths.get(a) ?? 0),
      )
      return { item: block.id, most: order[0] ?? null, least: order[3] ?? null, revision: 1 }
    }),
  ]
}

function statements(leaning: Leaning, random: Random): Map<string, number> {
  const values = new Map<string, number>(competencyV1.directed)
  for (const scale of competencies) {
    const { positive, reverse } = competencyV1.scales[scale]
    const strength = () => 1.3 * (leaning[scale] ?? 0) + noise(random)
    for (const item of positive) values.set(item, clamp(3.7 + strength(), 5))
    for (const item of reverse) values.set(item, clamp(2.3 - strength(), 5))
  }
  for (const [item] of competencyV1.impression) values.set(item, random.int(2, 4))
  return values
}

function portraits(leaning: Leaning, random: Random): Map<string, number> {
  const values = new Map<string, number>(valuesV1.directed)
  for (const scale of workValues)
    for (const item of valuesV1.scales[scale])
      values.set(item, clamp(4 + 1.8 * (leaning[scale] ?? 0) + noise(random), 6))
  return values
}

/** Answers to the values questionnaire about a company. */
export function companyAnswers(leaning: Leaning, random: Random): Record<string, number> {
  return Object.fromEntries(portraits(leaning, random))
}
