import * as z from 'zod/mini'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { stageStates } from '../applications/states.ts'
import { instant, uuid, vacancyId } from '../shared/fields.ts'
import {
  affinityBands,
  assessmentKinds,
  competencies,
  competencyBands,
  discardReasons,
  higherValues,
  recordFlags,
  workValues,
} from './scales.ts'
import { companyBrief } from '../companies/brief.ts'
import { canReply } from '../vacancies/vacancies.ts'
import { hourMs } from '../shared/durations.ts'

/**
 * Two questionnaires that belong to the candidate. The candidate sees the result first and chooses
 * which companies see it.
 */
const kind = z.enum(assessmentKinds, { error: 'not-listed' })
const kindParams = z.object({ kind })

const competencyResult = z.object({
  kind: z.literal('competency'),
  version: z.string(),
  sentAt: instant,
  /** True when only the first part was answered (short form). */
  shortForm: z.boolean(),
  scales: z.array(
    z.object({
      scale: z.enum(competencies),
      /** 0 to 100. */
      score: z.int(),
      band: z.enum(competencyBands),
      /** Bounds of the confidence interval, 0 to 100. */
      from: z.int(),
      to: z.int(),
    }),
  ),
  /** Scores with a smaller difference are shown as equal. */
  tieWithin: z.number(),
  /** The three highest and the three lowest, each in order. */
  highest: z.array(z.enum(competencies)),
  lowest: z.array(z.enum(competencies)),
  flags: z.array(z.enum(recordFlags)),
})
export type CompetencyResult = z.output<typeof competencyResult>

const valuesResult = z.object({
  kind: z.literal('values'),
  version: z.string(),
  sentAt: instant,
  scales: z.array(
    z.object({
      scale: z.enum(workValues),
      /** Importance relative to the person's own mean, −5 to 5; the sum is 0. */
      centred: z.number(),
      /**
       * Mean of the raw answers, 1 to 6; shown only to the person and never used for a comparison.
       */
      raw: z.number(),
    }),
  ),
  higher: z.array(z.object({ scale: z.enum(higherValues), centred: z.number() })),
  /** x: openness minus conservation; y: self-transcendence minus self-enhancement. */
  axes: z.object({ x: z.number(), y: z.number() }),
  /** Values with a smaller difference are shown as equal. */
  tieWithin: z.number(),
  /** The three highest and the three lowest, each in order. */
  highest: z.array(z.enum(workValues)),
  lowest: z.array(z.enum(workValues)),
})
export type ValuesResult = z.output<typeof valuesResult>

export const resultReply = z.union([competencyResult, valuesResult])
export type AssessmentResult = z.output<typeof resultReply>

/** A saved answer: `value` for a statement, `most` and `least` for a block. */
export const savedAnswer = z.object({
  item: z.string(),
  value: z.nullable(z.int()),
  most: z.nullable(z.string()),
  least: z.nullable(z.string()),
  revision: z.int(),
})
export type SavedAnswer = z.output<typeof savedAnswer>

export const selfAssessmentReply = z.object({
  kind,
  version: z.string(),
  /** The questionnaire in progress. */
  open: z.nullable(
    z.object({
      id: uuid,
      startedAt: instant,
      /** Time of the last saved answer; null before the first. */
      savedAt: z.nullable(instant),
      answers: z.array(savedAnswer),
      /** Lines that a send asked again; once answered again, the next send counts. */
      toCheck: z.array(z.string()),
    }),
  ),
  /** The latest result; also available while a new questionnaire is open. */
  result: z.nullable(resultReply),
  /** When it can be repeated; null if it can be repeated now. */
  redoFrom: z.nullable(instant),
  /** Why the last submission has no result; empty if it has one. */
  discarded: z.array(z.enum(discardReasons)),
  can: z.object({ start: canReply, share: canReply }),
})
export type SelfAssessment = z.output<typeof selfAssessmentReply>

export const listSelfAssessments = endpoint({
  id: 'selfAssessments.list',
  summary: "Status of the candidate's two self-assessments",
  method: 'GET',
  path: '/selfAssessments',
  who: candidateOnly,
  reply: z.object({
    rows: z.array(
      z.object({
        kind,
        state: z.enum(['not-begun', 'begun', 'result']),
        /** For the open questionnaire: answered items and total; a block counts as one. */
        answered: z.int(),
        items: z.int(),
        resultAt: z.nullable(instant),
        redoFrom: z.nullable(instant),
      }),
    ),
  }),
})

export const getSelfAssessment = endpoint({
  id: 'selfAssessments.get',
  summary: 'One self-assessment of the candidate: answers so far and the latest result',
  method: 'GET',
  path: '/selfAssessments/{kind}',
  who: candidateOnly,
  params: kindParams,
  reply: selfAssessmentReply,
})

export const startSelfAssessment = endpoint({
  id: 'selfAssessments.start',
  summary: 'Start a self-assessment, or continue the open one',
  method: 'POST',
  path: '/selfAssessments/{kind}',
  who: candidateOnly,
  params: kindParams,
  reply: selfAssessmentReply,
  errors: ['too-early'],
})

const itemId = z.string().check(z.minLength(1), z.maxLength(10))

/** An answer as the client sends it: a number for a statement, or one or two choices of a block. */
export const answerBody = z.object({
  item: itemId,
  value: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
  most: z.optional(z.nullable(itemId)),
  least: z.optional(z.nullable(itemId)),
  /** The last known revision of this answer plus one; 1 for the first. */
  revision: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** Response time in milliseconds, as the client reports it; used only if plausible. */
  took: z.optional(z.int().check(z.minimum(0), z.maximum(hourMs))),
})
export type AnswerBody = z.output<typeof answerBody>

export const saveSelfAssessment = endpoint({
  id: 'selfAssessments.save',
  summary: 'Save answers; of each answer the highest revision is stored, so it is safe to repeat',
  method: 'PUT',
  path: '/selfAssessments/{kind}/answers',
  who: candidateOnly,
  params: kindParams,
  body: z.object({
    /** The open questionnaire that these answers belong to. */
    id: uuid,
    answers: z.array(answerBody).check(z.minLength(1), z.maxLength(80)),
  }),
  reply: z.object({
    savedAt: instant,
    /** The answers of the request as they are saved now. */
    answers: z.array(savedAnswer),
    /** Items that have a newer answer from another device; that answer was not replaced. */
    overtaken: z.array(z.string()),
  }),
  errors: ['self-assessment-closed'],
})

export const sendSelfAssessment = endpoint({
  id: 'selfAssessments.send',
  summary: 'Submit a self-assessment; only the candidate sees the result',
  method: 'POST',
  path: '/selfAssessments/{kind}/send',
  who: candidateOnly,
  params: kindParams,
  body: z.object({
    id: uuid,
    /**
     * Only for the competency assessment. True submits it without the second part, for
     * accessibility.
     */
    shortForm: z.optional(z.boolean()),
  }),
  reply: selfAssessmentReply,
  errors: ['self-assessment-closed', 'answers-incomplete', 'line-to-check', 'key-reused'],
  idempotent: true,
})

export const getResultPdf = endpoint({
  id: 'selfAssessments.pdf',
  summary: 'URL of the latest result as PDF, valid for an hour',
  method: 'GET',
  path: '/selfAssessments/{kind}/pdf',
  who: candidateOnly,
  params: kindParams,
  reply: z.object({ url: z.string() }),
})

export const listShares = endpoint({
  id: 'selfAssessments.shares',
  summary: "Companies of the candidate's applications, and which of them may see the result",
  method: 'GET',
  path: '/selfAssessments/{kind}/shares',
  who: candidateOnly,
  params: kindParams,
  reply: z.object({
    rows: z.array(
      z.object({
        company: companyBrief,
        /** Role names of the person's trails at this company, newest first. */
        roleNames: z.array(z.string()),
        /** When the person shared it; null: the company sees nothing. */
        sharedAt: z.nullable(instant),
      }),
    ),
  }),
})

const shareParams = z.object({ kind, companyId: uuid })

export const shareResult = endpoint({
  id: 'selfAssessments.share',
  summary: "Share the latest result with a company of one of the candidate's applications",
  method: 'PUT',
  path: '/selfAssessments/{kind}/shares/{companyId}',
  who: candidateOnly,
  params: shareParams,
  errors: ['no-result'],
})

export const unshareResult = endpoint({
  id: 'selfAssessments.unshare',
  summary: 'Stop sharing the result with a company',
  method: 'DELETE',
  path: '/selfAssessments/{kind}/shares/{companyId}',
  who: candidateOnly,
  params: shareParams,
})

export const getAssessmentStage = endpoint({
  id: 'selfAssessments.stage',
  summary:
    "The stage of the candidate's trail that asks for a self-assessment, and what the company will look at",
  method: 'GET',
  path: '/selectiveProcess/{id}/selfAssessments/{kind}',
  who: candidateOnly,
  params: z.object({ id: vacancyId, kind }),
  reply: z.object({
    applicationId: uuid,
    stageId: uuid,
    title: z.string(),
    instructions: z.string(),
    state: z.enum(stageStates),
    dueAt: z.nullable(instant),
    company: companyBrief,
    roleName: z.string(),
    /**
     * The most important competencies for this job, with the reason; null if the company named
     * none.
     */
    critical: z.nullable(
      z.object({ competencies: z.array(z.enum(competencies)), reason: z.string() }),
    ),
    /** When the person shared the result with the company; null when not shared. */
    sharedAt: z.nullable(instant),
    can: z.object({ complete: canReply }),
  }),
})

export const completeStage = endpoint({
  id: 'selfAssessments.completeStage',
  summary:
    'Share the latest result with the company of a trail; the stage is skipped if the result is older than its opening, otherwise submitted',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/selfAssessment',
  who: candidateOnly,
  params: z.object({ id: uuid, stageId: uuid }),
  reply: z.object({ stageState: z.enum(stageStates) }),
  errors: ['no-result', 'stage-not-open', 'deadline-passed', 'key-reused'],
  idempotent: true,
})

export const getAffinity = endpoint({
  id: 'selfAssessments.affinity',
  summary: "Compare the candidate's values with those a company declares; also before applying",
  method: 'GET',
  path: '/companies/{companyId}/affinity',
  who: candidateOnly,
  params: z.object({ companyId: uuid }),
  reply: z.object({
    /** Null when the company has no profile to show. */
    profile: z.nullable(
      z.object({
        /**
         * `declared`: described by fewer than five people; `rated`: by at least five people who
         * agree.
         */
        source: z.enum(['declared', 'rated']),
        highest: z.array(z.enum(workValues)),
      }),
    ),
    /** Null if the company has no profile or the candidate has no result. */
    band: z.nullable(z.enum(affinityBands)),
  }),
})
