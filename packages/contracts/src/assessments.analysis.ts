import * as z from 'zod/mini'
import { itemKinds } from './assessments.items.ts'
import { endpoint } from './endpoint.ts'
import { uuid, vacancyId } from './fields.ts'

/** Fewer sent tests than this say more about chance than about a question (docs/domain/assessments.md#tests-of-a-stage). */
export const fewestForAnalysis = 50

export const itemFlags = [
  /** Fewer than 20 % of the points. */
  'too-hard',
  /** More than 95 % of the points. */
  'too-easy',
  /** Says little about who does well in the rest: corrected discrimination below 0.15. */
  'weak',
] as const
export type ItemFlag = (typeof itemFlags)[number]

/** A figure of 0 to 1 (discrimination: −1 to 1) with three decimals; null where there is none. */
const figure = z.nullable(z.number())

export const itemAnalysis = z.object({
  id: uuid,
  position: z.int(),
  kind: z.enum(itemKinds),
  prompt: z.string(),
  points: z.int(),
  /** Sent tests that had this question. */
  people: z.int(),
  /** Mean share of its points, p; null with fewer than 50 people. */
  difficulty: figure,
  /** Correlation with the rest of the test, the question itself left out; null where all did alike. */
  discrimination: figure,
  flags: z.array(z.enum(itemFlags)),
  /** Who chose what, in questions with options and of true or false (`true`, `false`). */
  options: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      correct: z.boolean(),
      people: z.int(),
      /** Mean share of the rest's points of those who chose it: a wrong option should have less. */
      rest: figure,
    }),
  ),
  /** Sent without an answer. */
  blank: z.int(),
})
export type ItemAnalysis = z.output<typeof itemAnalysis>

export const getAnalysis = endpoint({
  id: 'assessments.analysis',
  summary:
    'How the questions of a custom test work, from 50 sent tests on: difficulty, discrimination, distractors, reliability. Questions that people rate are left out',
  method: 'GET',
  path: '/company/vacancies/{id}/stages/{stageId}/analysis',
  who: ['recruiter'],
  params: z.object({ id: vacancyId, stageId: uuid }),
  reply: z.object({
    people: z.int(),
    needed: z.int(),
    items: z.array(itemAnalysis),
    /** Cronbach's alpha; KR-20 where all questions are right or wrong and worth the same. Null with draws. */
    reliability: z.nullable(
      z.object({ kind: z.enum(['alpha', 'kr20']), value: z.number(), items: z.int() }),
    ),
  }),
})
