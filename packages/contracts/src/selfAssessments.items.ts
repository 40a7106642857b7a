import type { AssessmentKind } from './selfAssessments.scales.ts'

/**
 * What is asked, in its order. The identities say nothing about what an item belongs to: that is
 * known to the server only. Texts: namespaces `competency` and `values`, keyed by these identities.
 * A few statements ask for a certain answer by its name, so the answers are called as there.
 * A version is never changed once somebody answered it; a new one stands beside it.
 */

const ids = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${String(from + i).padStart(2, '0')}`)

/** Four statements, of which one is most and one is least like the person. */
export type Block = { id: string; statements: readonly string[] }

export type AssessmentForm = {
  version: string
  /** Answered from 1 to `steps`, in parts that follow each other. */
  parts: readonly (readonly string[])[]
  /** 5: how often; 6: how much like me. */
  steps: 5 | 6
  /** Answered after the parts; none in the values assessment. */
  blocks: readonly Block[]
}

export const assessmentForms: Record<AssessmentKind, AssessmentForm> = {
  competency: {
    version: 'competency-1',
    parts: [ids('c', 1, 57)],
    steps: 5,
    blocks: ids('g', 1, 14).map((id, i) => ({ id, statements: ids('b', 4 * i + 1, 4 * i + 4) })),
  },
  values: {
    version: 'values-1',
    parts: [ids('v', 1, 16), ids('v', 17, 32)],
    steps: 6,
    blocks: [],
  },
}

/** Statements of the competency assessment on one screen. */
export const statementsPerScreen = 8
