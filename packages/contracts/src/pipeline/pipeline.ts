import * as z from 'zod/mini'
import { applicationReply } from '../applications/applications.ts'
import { applicationStates, decisionReasons, stageStates } from '../applications/states.ts'
import { actionResult } from './acts.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { idParams, instant, text, uuid, vacancyId } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { municipalityReply } from '../places/places.ts'
import { stageKinds, vacancyStates } from '../vacancies/enums.ts'

/** Vacancies and applicants of a company, for its recruiting pages. */

export const pipelineVacancy = z.object({
  id: vacancyId,
  slug: z.string(),
  roleName: z.string(),
  state: z.enum(vacancyStates),
  municipality: z.nullable(municipalityReply),
  closesOn: z.iso.date(),
  positions: z.int(),
  applications: z.int(),
  /** Applications waiting for an answer of the company. */
  waiting: z.int(),
  /** Applications whose answer is past the promised day. */
  overdue: z.int(),
})
export type PipelineVacancy = z.output<typeof pipelineVacancy>

export const listPipelineVacancies = endpoint({
  id: 'pipeline.vacancies',
  summary: "The company's vacancies, those with most overdue answers first",
  method: 'GET',
  path: '/company/vacancies',
  who: recruiterOnly,
  query: z.object({
    /** Absent: all except archived ones. */
    state: z.optional(z.array(z.enum(vacancyStates, { error: 'not-listed' }))),
    ...pageQuery,
  }),
  reply: z.extend(paged(pipelineVacancy), {
    /** Number of the company's vacancies by state; states without vacancies are absent. */
    byState: z.record(z.string(), z.int()),
  }),
})

export const pipelineStage = z.object({
  id: uuid,
  kind: z.enum(stageKinds),
  title: z.string(),
  position: z.int(),
  answerDays: z.int(),
  count: z.int(),
})

export const getPipelineVacancy = endpoint({
  id: 'pipeline.vacancy',
  summary: 'One vacancy of the company with the number of people at each stage',
  method: 'GET',
  path: '/company/vacancies/{id}',
  who: recruiterOnly,
  params: z.object({ id: vacancyId }),
  reply: z.extend(pipelineVacancy, {
    stages: z.array(pipelineStage),
    /** People who passed all stages and wait for the final answer. */
    finalists: z.int(),
    offers: z.int(),
    finished: z.int(),
  }),
})

/**
 * Name and photo of a candidate. `hidden` is true if the vacancy is blind and the viewer has not
 * revealed the person.
 */
export const pipelineCandidate = z.object({
  /** An alias while hidden. */
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  hidden: z.boolean(),
})

export const pipelineApplication = z.object({
  id: uuid,
  version: z.int(),
  candidate: pipelineCandidate,
  place: z.nullable(z.string()),
  /**
   * Whole km between the municipalities of the vacancy and the person; null if unknown or hidden.
   */
  km: z.nullable(z.int()),
  state: z.enum(applicationStates),
  stage: z.nullable(
    z.object({ id: uuid, kind: z.enum(stageKinds), title: z.string(), state: z.enum(stageStates) }),
  ),
  waitingSince: z.nullable(instant),
  answerDueAt: z.nullable(instant),
  reviewRequested: z.boolean(),
  /** True if the person asked for more time and has no answer yet. */
  extensionRequested: z.boolean(),
  appliedAt: instant,
})
export type PipelineApplication = z.output<typeof pipelineApplication>

export const listPipelineApplications = endpoint({
  id: 'pipeline.applications',
  summary: 'Applications at a stage of a vacancy: overdue ones first, then the longest wait',
  method: 'GET',
  path: '/company/vacancies/{id}/applications',
  who: recruiterOnly,
  params: z.object({ id: vacancyId }),
  query: z.object({
    /**
     * Send a stage id or one of the columns after the stages; without both, all applications are
     * listed.
     */
    stageId: z.optional(uuid),
    column: z.optional(z.enum(['finalist', 'offer', 'finished'], { error: 'not-listed' })),
    ...pageQuery,
  }),
  reply: paged(pipelineApplication),
})

/** Whether a decision is allowed now, and if not, why. */
const decisionReply = z.object({
  allowed: z.boolean(),
  reason: z.nullable(z.enum(decisionReasons)),
})

/**
 * What a company sees of an application. There is no contact data and no birth date; sensitive data
 * is included only if the person declared it to this company (`applications.pcd`).
 */
export const pipelineApplicationReply = z.object({
  id: uuid,
  version: z.int(),
  vacancy: z.object({ id: vacancyId, slug: z.string(), roleName: z.string() }),
  candidate: pipelineCandidate,
  /** False if mails to the person do not arrive yet; the person sees all in their account. */
  isEmailConfirmed: z.boolean(),
  place: z.nullable(z.string()),
  km: pipelineApplication.shape.km,
  state: z.enum(applicationStates),
  appliedAt: instant,
  stages: applicationReply.shape.stages,
  decisionMessages: applicationReply.shape.decisionMessages,
  withdrawReason: z.nullable(z.string()),
  /** True if what the person sent is no longer shown: they withdrew or blocked the company. */
  isWithheld: z.boolean(),
  /** Same as on the board card. */
  pcd: z.boolean(),
  /** Accommodation needed in the selection; null when not declared, or while hidden. */
  accommodation: z.nullable(z.string()),
  can: z.object({
    approveStage: decisionReply,
    notApprove: decisionReply,
    makeOffer: decisionReply,
  }),
})
export type PipelineApplicationView = z.output<typeof pipelineApplicationReply>

export const getPipelineApplication = endpoint({
  id: 'pipeline.application',
  summary: 'One application with its stages and results; the view is recorded for the candidate',
  method: 'GET',
  path: '/company/applications/{id}',
  who: recruiterOnly,
  params: idParams,
  reply: pipelineApplicationReply,
})

/**
 * The version that the user saw. The request is refused if somebody changed the application after
 * that version.
 */
const version = z.int({ error: 'required' })

export const approveStageBody = z.object({
  version,
  stageId: uuid,
  /** Optional message to the candidate. */
  message: z.optional(text(4000)),
})

export const approveStage = endpoint({
  id: 'pipeline.approveStage',
  summary: 'Approve the current stage of an application; can overrule a failed rule',
  method: 'POST',
  path: '/company/applications/{id}/approve',
  who: recruiterOnly,
  params: idParams,
  body: approveStageBody,
  reply: actionResult,
  errors: ['transition-not-allowed', 'application-changed'],
})

export const notApproveBody = z.object({
  version,
  message: text(4000, 40, 'message-short'),
  wentWell: z.optional(text(2000)),
  missing: z.optional(text(2000)),
})

export const notApprove = endpoint({
  id: 'pipeline.notApprove',
  summary: 'End an application with a written message',
  method: 'POST',
  path: '/company/applications/{id}/not-approve',
  who: recruiterOnly,
  params: idParams,
  body: notApproveBody,
  reply: actionResult,
  errors: ['transition-not-allowed', 'application-changed'],
})

export const makeOfferBody = z.object({ version, message: text(4000, 40, 'message-short') })

export const makeOffer = endpoint({
  id: 'pipeline.makeOffer',
  summary: 'Make an offer with a written message; the candidate accepts or declines it',
  method: 'POST',
  path: '/company/applications/{id}/offer',
  who: recruiterOnly,
  params: idParams,
  body: makeOfferBody,
  reply: actionResult,
  errors: ['transition-not-allowed', 'application-changed'],
})
