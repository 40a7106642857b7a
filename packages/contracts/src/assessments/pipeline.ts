import * as z from 'zod/mini'
import { extensionReply, scoreReply } from '../applications/applications.ts'
import { stageStates } from '../applications/states.ts'
import { answerValue, fileReply, itemKinds, itemLimits, itemOption } from './items.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { day, instant, stageParams, text, uuid } from '../shared/fields.ts'

/**
 * What a company sees of a sent questions test or custom test. Never reveals how long a person took
 * or whether they had extended time.
 */

/** The correct answer, by kind of question; written by the company. */
export const pipelineKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), correct: z.array(z.string()) }),
  z.object({ kind: z.literal('boolean'), correct: z.boolean() }),
  z.object({ kind: z.literal('number'), correct: z.number(), tolerance: z.number() }),
  z.object({ kind: z.literal('date'), correct: day }),
  z.object({ kind: z.literal('texts'), accepted: z.array(z.string()) }),
  /** Meaning of each mark from 1 to 5, in this order. */
  z.object({ kind: z.literal('rubric'), marks: z.array(z.string()) }),
])

export const ratingReply = z.object({
  from: z.string(),
  own: z.boolean(),
  /** 1 to 5, by the rubric. */
  rating: z.int(),
  note: z.string(),
  at: instant,
})

/** Maximum number of people who can rate one answer. */
export const maxRaters = 2

export const pipelineItem = z.object({
  id: uuid,
  /** From 1, in the order shown to the candidate. */
  position: z.int(),
  kind: z.enum(itemKinds),
  prompt: z.string(),
  help: z.string(),
  required: z.boolean(),
  options: z.array(itemOption),
  limits: itemLimits,
  /** Null when not answered. */
  value: z.nullable(answerValue),
  /** The file of the answer; without a URL while the candidate is hidden. */
  file: z.nullable(z.extend(fileReply, { url: z.nullable(z.string()) })),
  /** Null when there is no correct answer. */
  key: z.nullable(pipelineKey),
  /** Maximum points; null in a questions test. */
  points: z.nullable(z.int()),
  /**
   * Points earned, ratings included. Null without points, before the first rating, and while
   * ratings are hidden from the viewer.
   */
  earned: z.nullable(z.number()),
  /** Ratings that the viewer can see, the viewer's first. */
  ratings: z.array(ratingReply),
  /** Number of ratings of colleagues that the viewer sees only after rating the answer. */
  hiddenRatings: z.int(),
  /** True if the viewer can rate the answer now, or change the rating. */
  canRate: z.boolean(),
})
export type PipelineItem = z.output<typeof pipelineItem>

export const pipelineAnswersReply = z.object({
  applicationId: uuid,
  stageId: uuid,
  /**
   * Version of the application; send it with the answer to a request for more time, so that a
   * concurrent change is detected.
   */
  version: z.int(),
  kind: z.enum(['questions', 'custom']),
  title: z.string(),
  state: z.enum(stageStates),
  submittedAt: z.nullable(instant),
  /** True when the time ran out and the saved answers were sent automatically. */
  sentByClock: z.boolean(),
  /** Null in a questions test, and while a rating is missing or hidden from the viewer. */
  score: z.nullable(scoreReply),
  /** `score` in percent, rounded. */
  percent: z.nullable(z.int()),
  /**
   * Number of answers that nobody has rated yet, or whose rating is hidden until the viewer rates
   * them.
   */
  unrated: z.int(),
  /** Empty until the test is sent. */
  items: z.array(pipelineItem),
  /** Counts only, without any judgement. */
  signals: z.object({ left: z.int(), returned: z.int(), pasted: z.int() }),
  extension: z.nullable(extensionReply),
  can: z.object({
    /** True if a request for more time is pending and the viewer may answer it. */
    answerExtension: z.boolean(),
  }),
})
export type PipelineAnswers = z.output<typeof pipelineAnswersReply>

export const getPipelineAnswers = endpoint({
  id: 'assessments.pipelineAnswers',
  summary: 'The answers of one person to one test, with points and ratings; the view is recorded',
  method: 'GET',
  path: '/company/applications/{id}/stages/{stageId}/answers',
  who: recruiterOnly,
  params: stageParams,
  reply: pipelineAnswersReply,
  errors: ['withheld'],
})

export const rateAnswerBody = z.object({
  rating: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(5)),
  note: z._default(text(1000), ''),
})

export const rateAnswer = endpoint({
  id: 'assessments.rate',
  summary: 'Rate an answer by its rubric; ratings of colleagues become visible after that',
  method: 'PUT',
  path: '/company/applications/{id}/stages/{stageId}/items/{itemId}/rating',
  who: recruiterOnly,
  params: z.object({ id: uuid, stageId: uuid, itemId: uuid }),
  body: rateAnswerBody,
  reply: pipelineItem,
  errors: ['already-rated', 'stage-not-open', 'withheld'],
})

export const answerExtensionBody = z.discriminatedUnion('granted', [
  z.object({
    granted: z.literal(true),
    version: z.int({ error: 'required' }),
    /**
     * Number of days from today. The new deadline is the end of that day, but never earlier than
     * the current deadline.
     */
    days: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(60)),
    /** An optional message to the candidate. */
    word: z._default(text(500), ''),
  }),
  z.object({
    granted: z.literal(false),
    version: z.int({ error: 'required' }),
    /** The message to the candidate, with the reason. */
    word: text(500, 10, 'message-short'),
  }),
])

export const answerExtension = endpoint({
  id: 'assessments.answerExtension',
  summary: 'Grant a request for more time, or refuse it with a reason',
  method: 'POST',
  path: '/company/applications/{id}/stages/{stageId}/extension',
  who: recruiterOnly,
  params: stageParams,
  body: answerExtensionBody,
  errors: ['no-extension-asked', 'transition-not-allowed', 'application-changed'],
})
