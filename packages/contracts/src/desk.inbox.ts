import * as z from 'zod/mini'
import { applicationStageReply, scoreReply } from './applications.ts'
import { deskApplication } from './desk.ts'
import { actResult } from './desk.acts.ts'
import { endpoint } from './endpoint.ts'
import { instant, text, uuid, vacancyId } from './fields.ts'
import { competencies } from './selfAssessments.scales.ts'

/** Who waits for an answer, over all vacancies of a company, and what a good answer says. */
const recruiterOnly = ['recruiter'] as const

/**
 * `overdue`: past the promised day; `due`: before it; `questions`: the last word is the candidate's;
 * `extensions`: the person asked for more time; `evaluations`: a colleague asked the viewer for a
 * scorecard that is not sent yet.
 */
export const inboxKinds = ['overdue', 'due', 'questions', 'extensions', 'evaluations'] as const

const vacancyBrief = z.object({ id: vacancyId, slug: z.string(), roleName: z.string() })

export const inboxRow = z.extend(deskApplication, {
  vacancy: vacancyBrief,
  /** Since when it waits: the promised day, the candidate's words, or the colleague's request. */
  at: instant,
})
export type InboxRow = z.output<typeof inboxRow>

export const getInbox = endpoint({
  id: 'desk.inbox',
  summary:
    'Who waits for an answer of the company, the longest over its day first, or for your scorecard',
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
      /** Requests for a human review, which have a list of their own. */
      reviews: z.int(),
    }),
  }),
})

export const getWaiting = endpoint({
  id: 'desk.waiting',
  summary: 'How many people wait for an answer of the company past the promised day',
  method: 'GET',
  path: '/company/inbox/waiting',
  who: recruiterOnly,
  reply: z.object({ overdue: z.int() }),
})

/** Days in which a request for a human review is answered (LGPD art. 20). */
export const reviewDays = 15

export const reviewRow = z.object({
  applicationId: uuid,
  version: z.int(),
  candidate: deskApplication.shape.candidate,
  vacancy: vacancyBrief,
  stage: z.object({ id: uuid, title: z.string(), kind: applicationStageReply.shape.kind }),
  /** What the person wrote. */
  text: z.string(),
  requestedAt: instant,
  /** By law (`reviewDays`), or before it the day that the vacancy promised. */
  dueAt: instant,
  overdue: z.boolean(),
  /** The rules that said no, each with what the person has; empty where a pass mark did. */
  rules: applicationStageReply.shape.ruleResults,
  /** Of a test with a pass mark; null elsewhere, and while a rating is withheld from the viewer. */
  score: z.nullable(scoreReply),
  answeredAt: z.nullable(instant),
  outcome: z.nullable(z.enum(['overturned', 'confirmed'])),
})
export type ReviewRow = z.output<typeof reviewRow>

export const listReviews = endpoint({
  id: 'desk.reviews',
  summary: 'Requests for a human review with the rule that fired, the first due first',
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
  /** `overturned`: the person passes the stage; `confirmed`: the trail ends. */
  outcome: z.enum(['overturned', 'confirmed'], { error: 'not-listed' }),
  message: text(4000, 40, 'message-short'),
})

export const answerReview = endpoint({
  id: 'desk.answerReview',
  summary: 'Answer a request for a human review in a letter',
  method: 'POST',
  path: '/company/applications/{id}/stages/{stageId}/review-answer',
  who: recruiterOnly,
  params: z.object({ id: uuid, stageId: uuid }),
  body: answerReviewBody,
  reply: actResult,
  errors: ['nothing-to-review', 'transition-not-allowed', 'application-changed'],
})

export const composerReply = z.object({
  /** What colleagues noted: suggestions for a letter that a person writes and confirms. */
  facts: z.array(
    z.object({
      part: z.enum(['wentWell', 'missing']),
      /** Null for a rule of the vacancy that was not met. */
      competency: z.nullable(z.enum(competencies)),
      mark: z.nullable(z.int()),
      text: z.string(),
    }),
  ),
})

export const getComposer = endpoint({
  id: 'desk.composer',
  summary: 'What the scorecards say that a letter may take up; nothing is sent from here',
  method: 'GET',
  path: '/company/applications/{id}/composer',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
  reply: composerReply,
})
