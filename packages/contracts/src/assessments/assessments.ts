import * as z from 'zod/mini'
import { extensionReply, scoreReply } from '../applications/applications.ts'
import { stageStates } from '../applications/states.ts'
import { answerValue, fileReply, itemReply } from './items.ts'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { instant, optionalText, stageParams, text, uuid, vacancyId } from '../shared/fields.ts'
import { canReply } from '../vacancies/vacancies.ts'

/**
 * The questions test and the custom test of an application, for the candidate.
 * Only the server's clock counts. No reply contains correct answers, not even after the test is
 * sent.
 */
const itemParams = z.object({ id: uuid, stageId: uuid, itemId: uuid })

/** Factors of extended time; the candidate chooses one before the start (LBI art. 34). */
export const timeFactors = [1, 1.25, 1.5, 2] as const
export type TimeFactor = (typeof timeFactors)[number]
/** A larger factor needs a reason, which only the candidate can read again. */
export const maxFactorWithoutReason = 1.25

/** Answers are accepted for this many milliseconds after the end, because of network delays. */
export const graceMs = 5000

export const answerReply = z.object({
  itemId: uuid,
  /** Null if the candidate deleted the answer or never gave one. */
  value: z.nullable(answerValue),
  /**
   * Revision of the last save; the next save of the same device must send a higher number. 0 if
   * never saved.
   */
  revision: z.int(),
  savedAt: z.nullable(instant),
})
export type Answer = z.output<typeof answerReply>

export const testReply = z.object({
  applicationId: uuid,
  stageId: uuid,
  kind: z.enum(['questions', 'custom']),
  title: z.string(),
  instructions: z.string(),
  /** Duration expected by the company. */
  minutes: z.int(),
  eliminatory: z.boolean(),
  state: z.enum(stageStates),
  dueAt: z.nullable(instant),
  submittedAt: z.nullable(instant),
  /**
   * Server time of this reply. Screens must calculate the remaining time from it and not from the
   * device's clock.
   */
  now: instant,
  /** Number of questions that this person gets. */
  itemCount: z.int(),
  /** Time limit of the whole test in seconds, before any factor; null: only the deadline counts. */
  seconds: z.nullable(z.int()),
  /**
   * True if some questions have a separate time limit, which starts when `openItem` shows the
   * question.
   */
  timedItems: z.boolean(),
  /** Pass mark in percent; null when there is none. */
  passPercent: z.nullable(z.int()),
  /** Null before the start. */
  attempt: z.nullable(
    z.object({
      startedAt: instant,
      /** Null when the whole test has no time limit. */
      endsAt: z.nullable(instant),
      timeFactor: z.literal(timeFactors),
      /**
       * The device that may save answers: the one that started the test or last took over. Another
       * device must take over (`takeOver`) before it can save. Null only if a questions test was
       * sent without being started. A screen that has just loaded the test may take over
       * automatically if nothing was saved for some minutes: it has all saved answers, and the
       * other device gets an error at its next save.
       */
      device: z.nullable(uuid),
    }),
  ),
  /** The questions of this person; in a custom test, empty before the start. */
  items: z.array(itemReply),
  /** Only answers that were saved at least once. */
  answers: z.array(answerReply),
  /** Files of the saved answers, and for each question the last upload. */
  files: z.array(fileReply),
  extension: z.nullable(extensionReply),
  /** Custom tests only, after sending and rating. */
  score: z.nullable(scoreReply),
  can: z.object({
    /** Start the test. A questions test also starts with its first answer. */
    start: canReply,
    /** Save answers. */
    answer: canReply,
    submit: canReply,
    askExtension: canReply,
  }),
})
export type Test = z.output<typeof testReply>

export const getQuestionsTest = endpoint({
  id: 'assessments.questionsTest',
  summary: "The questions test of the candidate's application, with the answers saved so far",
  method: 'GET',
  path: '/selectiveProcess/{id}/auxiliaryQuestionsTest',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  reply: testReply,
  errors: ['stage-not-open'],
})

export const getCustomTest = endpoint({
  id: 'assessments.customTest',
  summary:
    "The custom test of the candidate's application; it contains the questions only after the start",
  method: 'GET',
  path: '/selectiveProcess/{id}/customTest',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  reply: testReply,
  errors: ['stage-not-open'],
})

export const startTestBody = z.object({
  timeFactor: z._default(z.literal(timeFactors, { error: 'not-listed' }), 1),
  /** Why this much time is needed; required above `maxFactorWithoutReason`. */
  timeReason: optionalText(300),
  /** Random id that the device generates and stores. */
  device: uuid,
})

export const startTest = endpoint({
  id: 'assessments.start',
  summary: 'Start a test, which fixes its end and its questions; a second start changes nothing',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/start',
  who: candidateOnly,
  params: stageParams,
  body: startTestBody,
  reply: testReply,
  errors: ['stage-not-open', 'deadline-passed'],
})

export const openItem = endpoint({
  id: 'assessments.openItem',
  summary:
    'Open one question; if the question has a separate time limit, the first opening starts it',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/items/{itemId}/open',
  who: candidateOnly,
  params: itemParams,
  reply: itemReply,
  errors: ['stage-not-open', 'deadline-passed', 'start-needed', 'time-over'],
})

export const saveAnswerBody = z.object({
  /** Null erases the answer. */
  value: z.nullable(answerValue),
  /**
   * If this device saved the current answer, the number must be higher than the saved revision;
   * otherwise the request succeeds but changes nothing.
   */
  revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  device: uuid,
  /** True if this device takes over from the one that saved before. */
  takeOver: z.optional(z.boolean()),
})

export const saveAnswer = endpoint({
  id: 'assessments.saveAnswer',
  summary:
    'Save one answer; minimum lengths, minimum values and dates are checked only when the test is sent. Safe to repeat. A second device gets `other-device` with the saved `answers` until it takes over',
  method: 'PUT',
  path: '/applications/{id}/stages/{stageId}/items/{itemId}/answer',
  who: candidateOnly,
  params: itemParams,
  body: saveAnswerBody,
  reply: answerReply,
  errors: [
    'stage-not-open',
    'deadline-passed',
    'start-needed',
    'item-not-open',
    'time-over',
    'other-device',
  ],
})

export const listEarlierAnswers = endpoint({
  id: 'assessments.earlierAnswers',
  summary:
    "The candidate's answers to similar questions in other applications: the same question first, then the newest",
  method: 'GET',
  path: '/applications/{id}/stages/{stageId}/items/{itemId}/earlier',
  who: candidateOnly,
  params: itemParams,
  reply: z.object({
    rows: z.array(
      z.object({
        prompt: z.string(),
        /** True when it is the same question. */
        same: z.boolean(),
        value: answerValue,
        roleName: z.string(),
        companyName: z.string(),
        savedAt: instant,
      }),
    ),
  }),
  errors: ['stage-not-open', 'deadline-passed', 'start-needed', 'item-not-open', 'time-over'],
})

export const uploadAnswerFile = endpoint({
  id: 'assessments.uploadFile',
  summary:
    'Upload a file for a question (PDF, DOCX, JPG or PNG up to 8 MB); it becomes the answer when its id is saved',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/items/{itemId}/file',
  who: candidateOnly,
  params: itemParams,
  file: 'file',
  reply: fileReply,
  errors: ['file-invalid', 'stage-not-open', 'deadline-passed', 'start-needed', 'time-over'],
  status: 201,
})

export const signalKinds = ['left', 'returned', 'pasted'] as const

export const reportSignal = endpoint({
  id: 'assessments.signal',
  summary:
    'Record that the candidate left the page, returned to it, or pasted something; the company sees only the counts',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/signals',
  who: candidateOnly,
  params: stageParams,
  body: z.object({
    signal: z.enum(signalKinds, { error: 'not-listed' }),
    itemId: z.optional(uuid),
  }),
})

export const submitTestReply = z.object({
  /**
   * `submitted`: the company decides; `approved` and `not_approved`: the pass mark decided
   * automatically.
   */
  outcome: z.enum(['submitted', 'approved', 'not_approved']),
  score: z.nullable(scoreReply),
})
export type SubmittedTest = z.output<typeof submitTestReply>

export const submitTest = endpoint({
  id: 'assessments.submit',
  summary:
    'Send the saved answers. With `answers-incomplete`, `errors` names the missing required questions by item id',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/submit',
  who: candidateOnly,
  params: stageParams,
  reply: submitTestReply,
  errors: ['stage-not-open', 'deadline-passed', 'start-needed', 'answers-incomplete', 'key-reused'],
  idempotent: true,
})

export const askExtensionBody = z.object({ reason: text(500, 10, 'reason-required') })

export const askExtension = endpoint({
  id: 'assessments.askExtension',
  summary: 'Ask the company for more time on a stage that is open or past its deadline',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/extension',
  who: candidateOnly,
  params: stageParams,
  body: askExtensionBody,
  reply: extensionReply,
  errors: ['stage-not-open', 'extension-pending'],
  status: 201,
})
