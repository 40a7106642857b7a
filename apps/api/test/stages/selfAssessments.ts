import type { AnswerBody } from '@trilha/contracts/selfAssessments/selfAssessments'
import * as contract from '@trilha/contracts/selfAssessments/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { expect } from 'vitest'
import { call } from '../client.ts'
import type { TestProgram } from '../program.ts'

/** The directed items (attention checks) and the answer that each of them asks for. */
export const directed: Record<string, number> = { c15: 2, c34: 4, c51: 1, v10: 1, v28: 6 }

/** Answers to all items: the directed ones as requested, the others by `choose`. */
export function fullAnswers(
  kind: AssessmentKind,
  choose: (item: string, i: number) => number = (_, i) => 2 + (i % 3),
): AnswerBody[] {
  const { parts, blocks } = assessmentForms[kind]
  const statements = parts.flat().map((item, i) => ({
    item,
    value: directed[item] ?? choose(item, i),
    revision: 1,
  }))
  const choices = blocks.map(({ id, statements: [most = '', least = ''] }) => ({
    item: id,
    most,
    least,
    revision: 1,
  }))
  return [...statements, ...choices]
}

/** Starts, answers and sends a self-assessment. @returns the reply to the last call. */
export async function completeSelfAssessment(
  p: TestProgram,
  { token }: { token: string },
  kind: AssessmentKind,
  answers = fullAnswers(kind),
) {
  const params = { kind }
  const begun = await call(p, contract.startSelfAssessment, { params }, { token })
  expect(begun.status).toBe(200)
  const id = begun.body.open?.id ?? ''
  const saved = await call(
    p,
    contract.saveSelfAssessment,
    { params, body: { id, answers } },
    { token },
  )
  expect(saved.status).toBe(200)
  return call(p, contract.sendSelfAssessment, { params, body: { id } }, { token })
}
