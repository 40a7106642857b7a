import * as z from 'zod/mini'
import { extensionReply, scoreReply } from '../applications/applications.ts'
import { stageStates } from '../applications/states.ts'
import { answerValue, fileReply, itemReply } from './items.ts'
import { endpoint } from '../shared/endpoint.ts'
import { instant, text, uuid, vacancyId } from '../shared/fields.ts'
import { canReply } from '../vacancies/vacancies.ts'

/**
 * The questions test and the custom test of an application, for the candidate.
 * Only the server's clock counts. Correct answers are never included, before or after sending.
 */
const candidateOnly = ['candidate'] as const
const stageParams = z.object({ id: uuid, stageId: uuid })
const itemParams = z.object({ id: uuid, stageId: uuid, itemId: uuid })

/** Allowed time extension factors, declared by the candidate before the start (LBI art. 34). */
export const timeFactors = [1, 1.25, 1.5, 2] as const
export type TimeFactor = (typeof timeFactors)[number]

/** Milliseconds after the end in which answers already on their way are accepted. */
export const graceMs = 5000

export const answerReply = z.object({
  itemId: uuid,
  /** Null: erased, or never given. */
  value: z.nullable(answerValue),
  /** Number of saves of this answer; the next save must send a higher one. 0: never saved. */
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
  /** Server time of this reply: screens count from it, never from the device's clock. */
  now: instant,
  /** Number of questions that this person gets. */
  itemCount: z.int(),
  /** Time limit of the whole test in seconds, before any factor; null: only the deadline counts. */
  seconds: z.nullable(z.int()),
  /**
   * True when some questions have their own time limit: `openItem` shows one and starts its time.
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
       * The device that writes; another one must take over (`takeOver`). Null before the first
       * save. A screen that has just loaded the test can take over automatically when nothing was
       * saved for some minutes: it has all saved answers, and the other device gets an error at its
       * next save.
       */
      device: z.nullable(uuid),
    }),
  ),
  /** Of a custom test: empty before the start. */
  items: z.array(itemReply),
  /** Only answers that were saved at least once. */
  answers: z.array(answerReply),
  /** Files of saved answers, and the last upload for each question. */
  files: z.array(fileReply),
  extension: z.nullable(extensionReply),
  /** Custom tests only, after sending and rating. */
  score: z.nullable(scoreReply),
  can: z.object({
    /** Whether it can be started. A questions test also starts with the first answer. */
    start: canReply,
    /** Whether answers are accepted now. */
    answer: canReply,
    submit: canReply,
    askExtension: canReply,
  }),
})
export type Test = z.output<typeof testReply>

export const getQuestionsTest = endpoint({
  id: 'assessments.questionsTest',
  summary: 'The questions test of the own application, with the answers saved so far',
  method: 'GET',
  path: '/selectiveProcess/{id}/auxiliaryQuestionsTest',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  reply: testReply,
  errors: ['stage-not-open'],
})

export const getCustomTest = endpoint({
  id: 'assessments.customTest',
  summary: 'The custom test of the own application; its questions only once it is started',
  method: 'GET',
  path: '/selectiveProcess/{id}/customTest',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  reply: testReply,
  errors: ['stage-not-open'],
})

export const startTestBody = z.object({
  timeFactor: z._default(z.literal(timeFactors, { error: 'not-listed' }), 1),
  /** Random id that the device generates and stores. */
  device: uuid,
})

export const startTest = endpoint({
  id: 'assessments.start',
  summary: 'Start a test: fixes its end and its questions; a second start changes nothing',
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
  summary: 'Open one question; the first time starts its own time limit, if it has one',
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
  /** Must be higher than the saved one; otherwise (same device) acknowledged without effect. */
  revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  device: uuid,
  /** True: this device replaces the one that wrote before. */
  takeOver: z.optional(z.boolean()),
})

export const saveAnswer = endpoint({
  id: 'assessments.saveAnswer',
  summary:
    'Save one answer, as often as it changes: bounds from below and dates are checked on sending only. Safe to repeat. Another device is told `other-device`, with `answers` as they stand, unless it takes over',
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
    "The person's answers to similar questions of their other applications: the same question first, then the newest",
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
    'Upload a file for a question (PDF, DOCX, JPG, PNG up to 8 MB); it counts once saved as the answer',
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
    'Note that the page was left or returned to, or that something was pasted: a neutral count for the company, never a punishment',
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
  /** `submitted`: the company's turn; the others: decided automatically by the pass mark. */
  outcome: z.enum(['submitted', 'approved', 'not_approved']),
  score: z.nullable(scoreReply),
})
export type SubmittedTest = z.output<typeof submitTestReply>

export const submitTest = endpoint({
  id: 'assessments.submit',
  summary:
    'Send the test as saved. `answers-incomplete` names required questions in `errors`, each by the id of its item',
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
