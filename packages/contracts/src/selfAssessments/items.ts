import type { AssessmentKind } from './scales.ts'

/**
 * The items in display order. The ids do not reveal the scale of an item, which only the server
 * knows. Texts are in the locale namespaces `competency` and `values`, keyed by these ids.
 * A few statements ask the person to choose a certain answer and quote its label. If a label
 * changes, these statements must change too.
 * A version that has answers never changes; a change needs a new version.
 */

const ids = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${String(from + i).padStart(2, '0')}`)

/** Four statements; the person picks the one that fits best and the one that fits least. */
export type Block = { id: string; statements: readonly string[] }

export type AssessmentForm = {
  version: string
  /** Ids of the statements to rate from 1 to `steps`, in consecutive parts. */
  parts: readonly (readonly string[])[]
  /** Number of answers. 5: how often something is true; 6: how similar a person is. */
  steps: 5 | 6
  /** Shown after the parts; none in the values assessment. */
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

/** Number of competency statements per screen. */
export const statementsPerScreen = 8
