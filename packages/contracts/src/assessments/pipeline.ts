import * as z from 'zod/mini'
import { extensionReply, scoreReply } from '../applications/applications.ts'
import { stageStates } from '../applications/states.ts'
import { answerValue, fileReply, itemKinds, itemLimits, itemOption } from './items.ts'
import { endpoint } from '../shared/endpoint.ts'
import { day, instant, text, uuid } from '../shared/fields.ts'

/**
 * What a company sees of a sent questions test or custom test. Never reveals how long a person took
 * or whether they had extended time.
 */
const recruiterOnly = ['recruiter'] as const
const stageParams = z.object({ id: uuid, stageId: uuid })

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

/** Maximum of people who can rate one answer. */
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
  /** Points earned, ratings included; null while a rating is missing or the item has no points. */
  earned: z.nullable(z.number()),
  /** Ratings visible to the viewer: their own first, then the other one. */
  ratings: z.array(ratingReply),
  /** Ratings by others that appear after the viewer rates. */
  hiddenRatings: z.int(),
  /** The viewer can rate it now, or change their rating. */
  canRate: z.boolean(),
})
export type PipelineItem = z.output<typeof pipelineItem>

export const pipelineAnswersReply = z.object({
  applicationId: uuid,
  stageId: uuid,
  /** Send it with the answer to a request for time, so that a concurrent change is detected. */
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
  /** Number of answers that nobody has rated yet. */
  unrated: z.int(),
  /** Empty until the test is sent. */
  items: z.array(pipelineItem),
  /** Counts only, without any judgement. */
  signals: z.object({ left: z.int(), returned: z.int(), pasted: z.int() }),
  extension: z.nullable(extensionReply),
  can: z.object({
    /** A request for time is pending, and the viewer can answer it. */
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
})

export const rateAnswerBody = z.object({
  rating: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(5)),
  note: z._default(text(1000), ''),
})

export const rateAnswer = endpoint({
  id: 'assessments.rate',
  summary: 'Rate an answer by its rubric; ratings of colleagues are visible afterwards',
  method: 'PUT',
  path: '/company/applications/{id}/stages/{stageId}/items/{itemId}/rating',
  who: recruiterOnly,
  params: z.object({ id: uuid, stageId: uuid, itemId: uuid }),
  body: rateAnswerBody,
  reply: pipelineItem,
  errors: ['already-rated', 'stage-not-open'],
})

export const answerExtensionBody = z.discriminatedUnion('granted', [
  z.object({
    granted: z.literal(true),
    version: z.int({ error: 'required' }),
    /** Days from today; the deadline is the end of that day and never moves earlier. */
    days: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(60)),
    word: z._default(text(500), ''),
  }),
  z.object({
    granted: z.literal(false),
    version: z.int({ error: 'required' }),
    /** The reason, shown to the candidate. */
    word: text(500, 10, 'message-short'),
  }),
])

export const answerExtension = endpoint({
  id: 'assessments.answerExtension',
  summary: 'Grant or refuse a request for more time, with a reason',
  method: 'POST',
  path: '/company/applications/{id}/stages/{stageId}/extension',
  who: recruiterOnly,
  params: stageParams,
  body: answerExtensionBody,
  errors: ['no-extension-asked', 'transition-not-allowed', 'application-changed'],
})
