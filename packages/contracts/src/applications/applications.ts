import * as z from 'zod/mini'
import { applicationStates, stageStates } from './states.ts'
import { pcdBody } from './pcd.ts'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { idParams, instant, stageParams, text, uuid, vacancyId } from '../shared/fields.ts'
import { ruleResultSchema } from '../assessments/rules.ts'
import { companyBrief } from '../companies/brief.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { canReply, stageReply } from '../vacancies/vacancies.ts'
import { municipalityReply } from '../places/places.ts'
import { deficiencyOptions } from '../vacancies/enums.ts'

/** Lists of "Minhas Vagas"; each application is in one of them. */
export const applicationGroups = ['your-turn', 'waiting', 'finished'] as const

export const applicationSummary = z.object({
  id: uuid,
  vacancy: z.object({
    id: vacancyId,
    slug: z.string(),
    roleName: z.string(),
    company: companyBrief,
    municipality: z.nullable(municipalityReply),
  }),
  state: z.enum(applicationStates),
  group: z.enum(applicationGroups),
  /** All stages in order, for the compact trail. */
  stages: z.array(z.object({ kind: stageReply.shape.kind, state: z.enum(stageStates) })),
  /** The current stage; null when no stage is open. */
  current: z.nullable(
    z.object({
      stageId: uuid,
      kind: stageReply.shape.kind,
      title: z.string(),
      position: z.int(),
      state: z.enum(stageStates),
      /** Deadline for the candidate. */
      dueAt: z.nullable(instant),
    }),
  ),
  /** Day by which the company promised to answer; null while the company does not have to act. */
  answerDueAt: z.nullable(instant),
  appliedAt: instant,
  lastMovementAt: instant,
})
export type ApplicationSummary = z.output<typeof applicationSummary>

/** An application in Minhas Vagas. */
export const applicationRow = z.extend(applicationSummary, {
  /** How the trail ended; null while it goes on. */
  ended: z.nullable(
    z.object({
      /** Beginning of the final decision message; null if no message ended the trail. */
      quote: z.nullable(z.string()),
      /** The reason that the candidate gave for leaving. */
      withdrawReason: z.nullable(z.string()),
    }),
  ),
})
export type ApplicationRow = z.output<typeof applicationRow>

/** A request for more time on a stage; candidate and company see the same data. */
export const extensionReply = z.object({
  id: uuid,
  reason: z.string(),
  requestedAt: instant,
  /** When the company answered; null before that. */
  answeredAt: z.nullable(instant),
  granted: z.nullable(z.boolean()),
  /** Number of days granted, counted from the answer; null if not granted. */
  days: z.nullable(z.int()),
  /** Text of the company about its answer; empty if there is none. */
  word: z.string(),
})
export type Extension = z.output<typeof extensionReply>

/** Result of a custom test. It is available when the test is sent and every answer is rated. */
export const scoreReply = z.object({
  /** Points of this person; up to two decimals, because an answer can be partly right. */
  points: z.number(),
  /** Maximum points of the questions that this person got. */
  most: z.int(),
  /** Pass mark in percent of `most`; null when there is none. */
  passPercent: z.nullable(z.int()),
})
export type Score = z.output<typeof scoreReply>

/** A message written or confirmed by a person of the company. */
export const decisionMessageReply = z.object({
  kind: z.enum(['stage', 'offer', 'not_approved', 'review']),
  from: z.string(),
  role: z.string(),
  at: instant,
  text: z.string(),
  wentWell: z.nullable(z.string()),
  missing: z.nullable(z.string()),
})
export type DecisionMessageReply = z.output<typeof decisionMessageReply>

export const applicationStageReply = z.extend(stageReply, {
  position: z.int(),
  state: z.enum(stageStates),
  openedAt: z.nullable(instant),
  dueAt: z.nullable(instant),
  submittedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  answerDueAt: z.nullable(instant),
  /**
   * Who decided. `rule`: an automatic decision, for which the candidate can request a human review.
   */
  decidedBy: z.nullable(z.enum(['rule', 'person'])),
  /** Results of the requirements test, one per rule; empty for other kinds. */
  ruleResults: z.array(ruleResultSchema),
  review: z.nullable(
    z.object({
      requestedAt: instant,
      text: z.string(),
      answeredAt: z.nullable(instant),
      outcome: z.nullable(z.enum(['overturned', 'confirmed'])),
    }),
  ),
  /** The most recent request for more time. */
  extension: z.nullable(extensionReply),
  /** Only for custom tests; null before the test is sent and while an answer waits for a rating. */
  score: z.nullable(scoreReply),
})

export const applicationReply = z.extend(applicationSummary, {
  /**
   * Number of the last change. A company sends it with each action, so that a concurrent change is
   * detected.
   */
  version: z.int(),
  stages: z.array(applicationStageReply),
  decisionMessages: z.array(decisionMessageReply),
  withdrawReason: z.nullable(z.string()),
  /**
   * After the end: the company sees the profile as it was at this time. Null while the trail goes
   * on, and when the company no longer sees what the candidate sent.
   */
  snapshotAt: z.nullable(instant),
  /** True if the company no longer sees what the candidate sent: they withdrew or blocked it. */
  isWithheld: z.boolean(),
  /**
   * The vacancy's option for people with disabilities. What the person declared is in
   * `applications.pcd`.
   */
  deficiency: z.nullable(z.enum(deficiencyOptions)),
  can: z.object({
    withdraw: canReply,
    startStage: canReply,
    acceptOffer: canReply,
    requestReview: canReply,
  }),
})
export type ApplicationView = z.output<typeof applicationReply>

export const applyBody = z.object({
  vacancyId,
  /** Where the applicant came from, as the client reports it; not verified. */
  source: z.optional(z.enum(['search', 'public-page', 'invitation', 'share'])),
  /** Absent: the person declares no disability. The application is treated in the same way. */
  pcd: z.optional(pcdBody),
})

export const apply = endpoint({
  id: 'applications.apply',
  summary: 'Apply to a vacancy',
  method: 'POST',
  path: '/applications',
  who: candidateOnly,
  body: applyBody,
  reply: z.object({ id: uuid, vacancyId }),
  errors: ['vacancy-not-open', 'already-applied', 'too-young', 'pcd-not-offered', 'key-reused'],
  status: 201,
  idempotent: true,
})

export const listApplications = endpoint({
  id: 'applications.list',
  summary:
    "The candidate's own applications: what waits for them (offers first), what waits for the " +
    'company, what has ended. Nearest deadline first; ended ones by their end, the last first',
  method: 'GET',
  path: '/applications',
  who: candidateOnly,
  query: z.object({
    group: z.optional(z.enum(applicationGroups, { error: 'not-listed' })),
    ...pageQuery,
  }),
  reply: z.extend(paged(applicationRow), {
    /** Size of each group, whatever `group` is. */
    counts: z.object({ 'your-turn': z.int(), waiting: z.int(), finished: z.int() }),
  }),
})

export const getProgress = endpoint({
  id: 'applications.progress',
  summary: "Progress of the candidate's application to a vacancy",
  method: 'GET',
  path: '/selectiveProcess/{id}/application',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  reply: applicationReply,
})

export const withdrawBody = z.object({ reason: text(500, 0) })

export const withdraw = endpoint({
  id: 'applications.withdraw',
  summary: 'Withdraw an application; the company is notified',
  method: 'POST',
  path: '/applications/{id}/withdraw',
  who: candidateOnly,
  params: idParams,
  body: withdrawBody,
  errors: ['transition-not-allowed'],
})

export const acceptOffer = endpoint({
  id: 'applications.acceptOffer',
  summary: 'Accept an offer',
  method: 'POST',
  path: '/applications/{id}/accept',
  who: candidateOnly,
  params: idParams,
  errors: ['transition-not-allowed'],
})

export const requestReviewBody = z.object({ text: text(1000, 10, 'review-short') })

export const requestReview = endpoint({
  id: 'applications.requestReview',
  summary: 'Request that a person of the company reviews an automatic decision (LGPD art. 20)',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/review',
  who: candidateOnly,
  params: stageParams,
  body: requestReviewBody,
  errors: ['nothing-to-review'],
})
