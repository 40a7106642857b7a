import * as z from 'zod/mini'
import { extensionReply, scoreReply } from './applications.ts'
import { stageStates } from './applications.states.ts'
import { answerValue, fileReply, itemKinds, itemLimits, itemOption } from './assessments.items.ts'
import { endpoint } from './endpoint.ts'
import { day, instant, text, uuid } from './fields.ts'

/**
 * What a company reads of a questions test or a custom test that was sent to it. Nothing tells how
 * long somebody took or whether their time was stretched.
 */
const recruiterOnly = ['recruiter'] as const
const stageParams = z.object({ id: uuid, stageId: uuid })

/** What is right, by the kind of question; the company wrote it. */
export const deskKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), correct: z.array(z.string()) }),
  z.object({ kind: z.literal('boolean'), correct: z.boolean() }),
  z.object({ kind: z.literal('number'), correct: z.number(), tolerance: z.number() }),
  z.object({ kind: z.literal('date'), correct: day }),
  z.object({ kind: z.literal('texts'), accepted: z.array(z.string()) }),
  /** What each of the marks 1 to 5 means, in this order. */
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

/** People who rate one answer, at most. */
export const mostRaters = 2

export const deskItem = z.object({
  id: uuid,
  /** From 1, in the order in which the person got them. */
  position: z.int(),
  kind: z.enum(itemKinds),
  prompt: z.string(),
  help: z.string(),
  required: z.boolean(),
  options: z.array(itemOption),
  limits: itemLimits,
  /** Null where it was not answered. */
  value: z.nullable(answerValue),
  /** The file that the answer names; without an address while the person is hidden. */
  file: z.nullable(z.extend(fileReply, { url: z.nullable(z.string()) })),
  /** Null where nothing is right or wrong. */
  key: z.nullable(deskKey),
  /** What it is worth; null in a questions test. */
  points: z.nullable(z.int()),
  /** Points got, ratings included; null while it waits for a rating, and where it has no points. */
  earned: z.nullable(z.number()),
  /** Ratings that the viewer may see: the own one, then the other's. */
  ratings: z.array(ratingReply),
  /** Ratings of others that show once the viewer has given theirs. */
  hiddenRatings: z.int(),
  /** The viewer may rate it now, or change their rating. */
  canRate: z.boolean(),
})
export type DeskItem = z.output<typeof deskItem>

export const deskAnswersReply = z.object({
  applicationId: uuid,
  stageId: uuid,
  /** Goes with the answer to a request for time, so that the second of two people is told. */
  version: z.int(),
  kind: z.enum(['questions', 'custom']),
  title: z.string(),
  state: z.enum(stageStates),
  submittedAt: z.nullable(instant),
  /** True when the time ran out and what was saved was sent. */
  sentByClock: z.boolean(),
  /** Null while a rating is missing or hidden from the viewer, and in a questions test. */
  score: z.nullable(scoreReply),
  /** `score` in percent, rounded. */
  percent: z.nullable(z.int()),
  /** Answers that nobody has rated yet. */
  unrated: z.int(),
  /** Empty until the test is sent. */
  items: z.array(deskItem),
  /** How often; no judgement goes with them. */
  signals: z.object({ left: z.int(), returned: z.int(), pasted: z.int() }),
  extension: z.nullable(extensionReply),
  can: z.object({
    /** A request for time waits, and the viewer may answer it. */
    answerExtension: z.boolean(),
  }),
})
export type DeskAnswers = z.output<typeof deskAnswersReply>

export const getDeskAnswers = endpoint({
  id: 'assessments.deskAnswers',
  summary: 'The answers of one person to one test, with points and ratings; the view is recorded',
  method: 'GET',
  path: '/company/applications/{id}/stages/{stageId}/answers',
  who: recruiterOnly,
  params: stageParams,
  reply: deskAnswersReply,
})

export const rateAnswerBody = z.object({
  rating: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(5)),
  note: z._default(text(1000), ''),
})

export const rateAnswer = endpoint({
  id: 'assessments.rate',
  summary: 'Rate an answer by its rubric, on your own; the other rating shows afterwards',
  method: 'PUT',
  path: '/company/applications/{id}/stages/{stageId}/items/{itemId}/rating',
  who: recruiterOnly,
  params: z.object({ id: uuid, stageId: uuid, itemId: uuid }),
  body: rateAnswerBody,
  reply: deskItem,
  errors: ['already-rated', 'stage-not-open'],
})

export const answerExtensionBody = z.discriminatedUnion('granted', [
  z.object({
    granted: z.literal(true),
    version: z.int({ error: 'required' }),
    /** From today on; the deadline is the end of that day, and never earlier than it was. */
    days: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(60)),
    word: z._default(text(500), ''),
  }),
  z.object({
    granted: z.literal(false),
    version: z.int({ error: 'required' }),
    /** The person reads why. */
    word: text(500, 10, 'message-short'),
  }),
])

export const answerExtension = endpoint({
  id: 'assessments.answerExtension',
  summary: 'Give more time to somebody who asked for it, or say why not',
  method: 'POST',
  path: '/company/applications/{id}/stages/{stageId}/extension',
  who: recruiterOnly,
  params: stageParams,
  body: answerExtensionBody,
  errors: ['no-extension-asked', 'transition-not-allowed', 'application-changed'],
})
