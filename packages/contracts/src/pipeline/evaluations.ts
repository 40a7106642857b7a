import * as z from 'zod/mini'
import { maxAtOnce } from './board.ts'
import { endpoint } from '../shared/endpoint.ts'
import { uuid, vacancyId } from '../shared/fields.ts'

/** Requests to colleagues for scorecards. A request is done when the scorecard is sent. */
const recruiterOnly = ['recruiter'] as const

/** Maximum of colleagues in one request. */
export const maxAsked = 20

const some = (max: number) =>
  z
    .array(uuid)
    .check(z.minLength(1, { error: 'required' }), z.maxLength(max, { error: 'too-long' }))

export const askEvaluationsBody = z.object({
  applications: some(maxAtOnce),
  /** Ids of colleagues in the company's team. */
  colleagues: some(maxAsked),
})

export const askEvaluations = endpoint({
  id: 'pipeline.askEvaluations',
  summary:
    'Ask colleagues to score people of a vacancy: each is told once and finds them in the inbox',
  method: 'POST',
  path: '/company/vacancies/{id}/evaluations',
  who: recruiterOnly,
  params: z.object({ id: vacancyId }),
  body: askEvaluationsBody,
  reply: z.object({
    /**
     * Number of new requests; skips repeated ones, colleagues who already sent their scorecard, and
     * people whose trail has ended.
     */
    asked: z.int(),
  }),
})
