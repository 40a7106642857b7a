import * as z from 'zod/mini'
import { itemKinds } from './items.ts'
import { endpoint } from '../shared/endpoint.ts'
import { uuid, vacancyId } from '../shared/fields.ts'

/**
 * Minimum number of sent tests for an analysis: with fewer, chance counts more than the quality of
 * a question (docs/domain/assessments.md#tests-of-a-stage).
 */
export const minTestsForAnalysis = 50

export const itemFlags = [
  /** People got less than 20 % of the points on average. */
  'too-hard',
  /** People got more than 95 % of the points on average. */
  'too-easy',
  /**
   * Discrimination below 0.15: the points are hardly related to the result in the rest of the test.
   */
  'weak',
] as const
export type ItemFlag = (typeof itemFlags)[number]

/**
 * A number from 0 to 1 (discrimination: −1 to 1) with three decimals; null if it cannot be
 * calculated.
 */
const figure = z.nullable(z.number())

export const itemAnalysis = z.object({
  id: uuid,
  position: z.int(),
  kind: z.enum(itemKinds),
  prompt: z.string(),
  points: z.int(),
  /** Sent tests that had this question. */
  people: z.int(),
  /** Mean share of the points that people got; null with fewer than 50 people. */
  difficulty: figure,
  /**
   * Correlation of the points of this question with the points of the other questions; null if all
   * people got equal points, and with fewer than 50 people.
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
       * Mean share of the points in the other questions among people who chose this option. A good
       * wrong option has a low mean.
       */
      rest: figure,
    }),
  ),
  /** Number of sent tests without an answer to this question. */
  blank: z.int(),
})
export type ItemAnalysis = z.output<typeof itemAnalysis>

export const getAnalysis = endpoint({
  id: 'assessments.analysis',
  summary:
    'Analysis of the questions of a custom test from 50 sent tests on: difficulty, discrimination, options and reliability. Questions that people rate are left out',
  method: 'GET',
  path: '/company/vacancies/{id}/stages/{stageId}/analysis',
  who: ['recruiter'],
  params: z.object({ id: vacancyId, stageId: uuid }),
  reply: z.object({
    people: z.int(),
    needed: z.int(),
    items: z.array(itemAnalysis),
    /**
     * Cronbach's alpha; it is called KR-20 if every answer is right or wrong and all questions have
     * equal points. Null with fewer than 50 tests, and if people got different questions.
     */
    reliability: z.nullable(
      z.object({ kind: z.enum(['alpha', 'kr20']), value: z.number(), items: z.int() }),
    ),
  }),
})
