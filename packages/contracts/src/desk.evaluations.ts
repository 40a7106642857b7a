import * as z from 'zod/mini'
import { mostAtOnce } from './desk.board.ts'
import { endpoint } from './endpoint.ts'
import { uuid, vacancyId } from './fields.ts'

/** Colleagues are asked to score people. A request is done once their scorecard is sent. */
const recruiterOnly = ['recruiter'] as const

/** Colleagues in one request, at most. */
export const mostAsked = 20

const some = (most: number) =>
  z
    .array(uuid)
    .check(z.minLength(1, { error: 'required' }), z.maxLength(most, { error: 'too-long' }))

export const askEvaluationsBody = z.object({
  applications: some(mostAtOnce),
  /** Ids of colleagues, from the team of the company. */
  colleagues: some(mostAsked),
})

export const askEvaluations = endpoint({
  id: 'desk.askEvaluations',
  summary:
    'Ask colleagues to score people of a vacancy: each is told once and finds them in the inbox',
  method: 'POST',
  path: '/company/vacancies/{id}/evaluations',
  who: recruiterOnly,
  params: z.object({ id: vacancyId }),
  body: askEvaluationsBody,
  reply: z.object({
    /**
     * Requests that are new; left out are those asked before, who sent their scorecard already, and
     * people whose trail has ended.
     */
    asked: z.int(),
  }),
})
