import * as z from 'zod/mini'
import { itemKinds } from './items.ts'
import { endpoint } from '../shared/endpoint.ts'
import { uuid, vacancyId } from '../shared/fields.ts'

/** With fewer sent tests, chance outweighs the quality of a question (docs/domain/assessments.md#tests-of-a-stage). */
export const fewestForAnalysis = 50

export const itemFlags = [
  /** Difficulty: people got less than 20 % of the points on average. */
  'too-hard',
  /** Difficulty: people got more than 95 % of the points on average. */
  'too-easy',
  /** Corrected discrimination below 0.15: hardly related to the result in the rest of the test. */
  'weak',
] as const
export type ItemFlag = (typeof itemFlags)[number]

/** A number from 0 to 1 (discrimination: −1 to 1) with three decimals; null when not available. */
const figure = z.nullable(z.number())

export const itemAnalysis = z.object({
  id: uuid,
  position: z.int(),
  kind: z.enum(itemKinds),
  prompt: z.string(),
  points: z.int(),
  /** Sent tests that had this question. */
  people: z.int(),
  /** Mean share of the points earned, p; null with fewer than 50 people. */
  difficulty: figure,
  /**
   * Correlation with the rest of the test, without this question; null when all did equally well.
   */
  discrimination: figure,
  flags: z.array(z.enum(itemFlags)),
  /** How often each option was chosen; for choice and true/false questions (`true`, `false`). */
  options: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      correct: z.boolean(),
      people: z.int(),
      /**
       * Mean share of the remaining points among those who chose it; lower for a good wrong option.
       */
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
    /**
     * Cronbach's alpha; KR-20 when all questions are right or wrong with equal points. Null with
     * draws.
     */
    reliability: z.nullable(
      z.object({ kind: z.enum(['alpha', 'kr20']), value: z.number(), items: z.int() }),
    ),
  }),
})
