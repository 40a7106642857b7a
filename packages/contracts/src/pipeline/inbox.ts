import * as z from 'zod/mini'
import { applicationStageReply, scoreReply } from '../applications/applications.ts'
import { pipelineApplication } from './pipeline.ts'
import { actionResult } from './acts.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { instant, text, uuid, vacancyId } from '../shared/fields.ts'
import { competencies } from '../selfAssessments/scales.ts'

/**
 * The inbox of a company: applications of all its vacancies that wait for an answer, and
 * suggestions for the answers.
 */

/**
 * Why an application is in the inbox. `overdue`: the promised day has passed without an answer;
 * `due`: an answer is expected and the promised day is still to come; `questions`: the last message
 * is from the candidate; `extensions`: the candidate asked for more time; `evaluations`: a colleague
 * waits for the viewer's scorecard.
 */
export const inboxKinds = ['overdue', 'due', 'questions', 'extensions', 'evaluations'] as const

const vacancyBrief = z.object({ id: vacancyId, slug: z.string(), roleName: z.string() })

export const inboxRow = z.extend(pipelineApplication, {
  vacancy: vacancyBrief,
  /**
   * For `overdue` and `due` the promised day; otherwise when the candidate wrote or asked for more
   * time, or the colleague asked.
   */
  at: instant,
})
export type InboxRow = z.output<typeof inboxRow>

export const getInbox = endpoint({
  id: 'pipeline.inbox',
  summary:
    'Applications that wait for an answer of the company or for your scorecard, longest wait first',
  method: 'GET',
  path: '/company/inbox',
  who: recruiterOnly,
  query: z.object({
    kind: z._default(z.enum(inboxKinds, { error: 'not-listed' }), 'overdue'),
    after: z.optional(z.string().check(z.maxLength(80))),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  reply: z.object({
    rows: z.array(inboxRow),
    next: z.nullable(z.string()),
    counts: z.object({
      overdue: z.int(),
      due: z.int(),
      questions: z.int(),
      extensions: z.int(),
      evaluations: z.int(),
      /** Requests for a human review; they have a separate list. */
      reviews: z.int(),
    }),
  }),
})

export const getOverdueCount = endpoint({
  id: 'pipeline.overdueCount',
  summary: 'Number of applications with an overdue answer of the company',
  method: 'GET',
  path: '/company/inbox/waiting',
  who: recruiterOnly,
  reply: z.object({ overdue: z.int() }),
})

/** Days to answer a request for a human review (LGPD art. 20). */
export const reviewDays = 15

export const reviewRow = z.object({
  applicationId: uuid,
  version: z.int(),
  candidate: pipelineApplication.shape.candidate,
  vacancy: vacancyBrief,
  stage: z.object({ id: uuid, title: z.string(), kind: applicationStageReply.shape.kind }),
  /** The candidate's text. */
  text: z.string(),
  requestedAt: instant,
  /** The legal deadline (`reviewDays`), or the promised day if it is earlier. */
  dueAt: instant,
  overdue: z.boolean(),
  /**
   * The failed rules with the candidate's values; empty for a test with a pass mark; see `score`.
   */
  rules: applicationStageReply.shape.ruleResults,
  /**
   * Result of a test with a pass mark. Null for other stages, and while a rating is hidden from the
   * viewer.
   */
  score: z.nullable(scoreReply),
  answeredAt: z.nullable(instant),
  outcome: z.nullable(z.enum(['overturned', 'confirmed'])),
})
export type ReviewRow = z.output<typeof reviewRow>

export const listReviews = endpoint({
  id: 'pipeline.reviews',
  summary: 'Requests for a human review with the failed rules, earliest deadline first',
  method: 'GET',
  path: '/company/reviews',
  who: recruiterOnly,
  query: z.object({
    state: z._default(z.enum(['open', 'answered'], { error: 'not-listed' }), 'open'),
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({
    rows: z.array(reviewRow),
    next: z.nullable(z.string()),
    open: z.int(),
    can: z.object({ answer: z.boolean() }),
  }),
})

export const answerReviewBody = z.object({
  version: z.int({ error: 'required' }),
  /** `overturned`: the candidate passes the stage; `confirmed`: the trail ends. */
  outcome: z.enum(['overturned', 'confirmed'], { error: 'not-listed' }),
  message: text(4000, 40, 'message-short'),
})

export const answerReview = endpoint({
  id: 'pipeline.answerReview',
  summary: 'Answer a request for a human review with a written message',
  method: 'POST',
  path: '/company/applications/{id}/stages/{stageId}/review-answer',
  who: recruiterOnly,
  params: z.object({ id: uuid, stageId: uuid }),
  body: answerReviewBody,
  reply: actionResult,
  errors: ['nothing-to-review', 'transition-not-allowed', 'application-changed'],
})

export const composerReply = z.object({
  /**
   * Notes of colleagues and requirements that were not met, for a message. A person writes and
   * confirms the message.
   */
  suggestions: z.array(
    z.object({
      part: z.enum(['wentWell', 'missing']),
      /** Null for a requirement of the vacancy that was not met. */
      competency: z.nullable(z.enum(competencies)),
      mark: z.nullable(z.int()),
      text: z.string(),
    }),
  ),
})

export const getComposer = endpoint({
  id: 'pipeline.composer',
  summary: 'Notes from the scorecards that help to write a decision message; nothing is changed',
  method: 'GET',
  path: '/company/applications/{id}/composer',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
  reply: composerReply,
})
