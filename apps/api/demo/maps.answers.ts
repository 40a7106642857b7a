import type { AnswerBody } from '@trilha/contracts/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments.items'
import {
  competencies,
  workValues,
  type AssessmentKind,
  type Competency,
  type WorkValue,
} from '@trilha/contracts/selfAssessments.scales'
import { competencyV1 } from '../src/selfAssessments/competency.v1.ts'
import { valuesV1 } from '../src/selfAssessments/values.v1.ts'
import type { Random } from './random.ts'

/** How invented people answer the self-assessments: what they are strong in, with everyday noise. */

/** From −1 (hardly) to 1 (very much); what is not named lies at 0. */
export type Leaning = Partial<Record<Competency | WorkValue, number>>

const within = (value: number, most: number) => Math.min(most, Math.max(1, Math.round(value)))
const noise = (random: Random) => (random.next() - 0.5) * 1.6

/** A whole questionnaire; the directed lines are answered as they ask. */
export function mapAnswers(kind: AssessmentKind, leaning: Leaning, random: Random): AnswerBody[] {
  const values = kind === 'competency' ? statements(leaning, random) : portraits(leaning, random)
  const { parts, blocks } = assessmentForms[kind]
  const pull = new Map(
    competencies.flatMap((scale) =>
      competencyV1.scales[scale].blocks.map(
        (statement) => [statement, (leaning[scale] ?? 0) + noise(random)] as const,
      ),
    ),
  )
  return [
    ...parts.flat().map((item) => ({ item, value: values.get(item) ?? 3, revision: 1 })),
    ...blocks.map((block) => {
      const order = [...block.statements].sort((a, b) => (pull.get(b) ?? 0) - (pull.get(a) ?? 0))
      return { item: block.id, most: order[0] ?? null, least: order[3] ?? null, revision: 1 }
    }),
  ]
}

function statements(leaning: Leaning, random: Random): Map<string, number> {
  const values = new Map<string, number>(competencyV1.directed)
  for (const scale of competencies) {
    const { positive, reverse } = competencyV1.scales[scale]
    const good = () => 1.3 * (leaning[scale] ?? 0) + noise(random)
    for (const item of positive) values.set(item, within(3.7 + good(), 5))
    for (const item of reverse) values.set(item, within(2.3 - good(), 5))
  }
  for (const [item] of competencyV1.impression) values.set(item, random.int(2, 4))
  return values
}

function portraits(leaning: Leaning, random: Random): Map<string, number> {
  const values = new Map<string, number>(valuesV1.directed)
  for (const scale of workValues)
    for (const item of valuesV1.scales[scale])
      values.set(item, within(4 + 1.8 * (leaning[scale] ?? 0) + noise(random), 6))
  return values
}

/** The same portraits, answered about a company. */
export function companyAnswers(leaning: Leaning, random: Random): Record<string, number> {
  return Object.fromEntries(portraits(leaning, random))
}
