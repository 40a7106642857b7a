import * as z from 'zod/mini'
import { maxBulkSize } from './board.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { uuid, vacancyId } from '../shared/fields.ts'

/**
 * Requests to colleagues for scorecards. A request is done when the colleague sends the scorecard.
 */

/** Maximum number of colleagues in one request. */
export const maxColleaguesPerRequest = 20

const idList = (max: number) =>
  z
    .array(uuid)
    .check(z.minLength(1, { error: 'required' }), z.maxLength(max, { error: 'too-long' }))

export const askEvaluationsBody = z.object({
  applications: idList(maxBulkSize),
  /** Ids of colleagues in the company's team. */
  colleagues: idList(maxColleaguesPerRequest),
})

export const askEvaluations = endpoint({
  id: 'pipeline.askEvaluations',
  summary:
    'Ask colleagues to score applicants of a vacancy: each colleague is notified once and finds them in the inbox',
  method: 'POST',
  path: '/company/vacancies/{id}/evaluations',
  who: recruiterOnly,
  params: z.object({ id: vacancyId }),
  body: askEvaluationsBody,
  reply: z.object({
    /**
     * Number of new requests. Not counted: repeated requests, colleagues who already sent their
     * scorecard, and applications that have ended.
     */
    asked: z.int(),
  }),
})
