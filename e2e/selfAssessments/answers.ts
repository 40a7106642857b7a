import { randomUUID } from 'node:crypto'
import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { call } from '../accounts.ts'

/** Attention-check items and the answer that each of them asks for. */
const requestedAnswers: Record<string, number> = { c15: 2, c34: 4, c51: 1, v10: 1, v28: 6 }

/** The answer to use for a statement; statements next to each other get different answers. */
export const valueOf = (item: string, index: number, steps: number): number =>
  requestedAnswers[item] ?? 1 + ((index * 2 + 1) % steps)

/**
 * Starts a self-assessment through the API and answers its statements, but not its blocks.
 * @returns the id of the self-assessment, which is not sent yet.
 */
export async function answerPart(token: string, kind: AssessmentKind): Promise<string> {
  const path = `/selfAssessments/${kind}`
  const begun = await call<SelfAssessment>('POST', path, { token })
  const id = begun.body.open?.id
  if (!id) throw new Error(`The ${kind} assessment did not begin.`)
  const { parts, steps } = assessmentForms[kind]
  const answers = parts
    .flat()
    .map((item, i) => ({ item, value: valueOf(item, i, steps), revision: 1_000 }))
  await call('PUT', `${path}/answers`, { token, body: { id, answers } })
  return id
}

/** Completes a self-assessment through the API if it has no result yet. */
export async function ensureResult(token: string, kind: AssessmentKind): Promise<void> {
  const path = `/selfAssessments/${kind}`
  const before = await call<SelfAssessment>('GET', path, { token })
  if (before.body.result) return
  const id = await answerPart(token, kind)
  const answers = assessmentForms[kind].blocks.map(({ id: item, statements: [most, least] }) => ({
    item,
    most,
    least,
    revision: 1_000,
  }))
  if (answers.length > 0) await call('PUT', `${path}/answers`, { token, body: { id, answers } })
  const sent = await call<SelfAssessment>('POST', `${path}/send`, {
    token,
    key: randomUUID(),
    body: { id },
  })
  if (!sent.body.result) throw new Error(`The ${kind} assessment gave no result.`)
}
