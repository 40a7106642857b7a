import * as z from 'zod/mini'
import { applicationStates, stageStates } from './applications.states.ts'
import { pcdBody } from './applications.pcd.ts'
import { endpoint } from './endpoint.ts'
import { instant, text, uuid, vacancyId } from './fields.ts'
import { ruleResultSchema } from './requirements.rules.ts'
import { companyBrief } from './companies.brief.ts'
import { canReply, stageReply } from './vacancies.ts'
import { municipalityReply } from './places.ts'
import { deficiencyOptions } from './vacancies.enums.ts'

const candidateOnly = ['candidate'] as const

/** In which list of Minhas Vagas an application stands. */
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
  /** States of all stages in order, for the small trail. */
  stageStates: z.array(z.enum(stageStates)),
  /** Where the trail stands; null once nothing is open. */
  current: z.nullable(
    z.object({
      stageId: uuid,
      kind: stageReply.shape.kind,
      title: z.string(),
      position: z.int(),
      state: z.enum(stageStates),
      /** Until when the person may act. */
      dueAt: z.nullable(instant),
    }),
  ),
  /** Until when the company promised its next answer; null while it is not the company's turn. */
  answerDueAt: z.nullable(instant),
  appliedAt: instant,
  lastMovementAt: instant,
})
export type ApplicationSummary = z.output<typeof applicationSummary>

/** A request for more time on a stage; the candidate and the company see the same of it. */
export const extensionReply = z.object({
  id: uuid,
  reason: z.string(),
  requestedAt: instant,
  /** Null while the company has not answered. */
  answeredAt: z.nullable(instant),
  granted: z.nullable(z.boolean()),
  /** Days given from the answer on; null unless granted. */
  days: z.nullable(z.int()),
  /** The company's words; empty when it wrote none. */
  word: z.string(),
})
export type Extension = z.output<typeof extensionReply>

/** What a custom test came to, once it is sent and nothing in it waits for a person. */
export const scoreReply = z.object({
  /** With two decimals at most; partial credit makes fractions. */
  points: z.number(),
  /** What the person's own questions are worth together. */
  most: z.int(),
  /** What the company asks for, in percent of `most`; null where there is no pass mark. */
  passPercent: z.nullable(z.int()),
})
export type Score = z.output<typeof scoreReply>

/** A message that a person of the company wrote or confirmed. */
export const letterReply = z.object({
  kind: z.enum(['stage', 'offer', 'not_approved', 'review']),
  from: z.string(),
  role: z.string(),
  at: instant,
  text: z.string(),
  wentWell: z.nullable(z.string()),
  missing: z.nullable(z.string()),
})
export type LetterReply = z.output<typeof letterReply>

export const applicationStageReply = z.extend(stageReply, {
  position: z.int(),
  state: z.enum(stageStates),
  openedAt: z.nullable(instant),
  dueAt: z.nullable(instant),
  submittedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  answerDueAt: z.nullable(instant),
  /** `rule` when an automatic rule decided, so that a human review can be asked for. */
  decidedBy: z.nullable(z.enum(['rule', 'person'])),
  /** Results of the requirements test, each with its rule; empty for other kinds. */
  ruleResults: z.array(ruleResultSchema),
  review: z.nullable(
    z.object({
      requestedAt: instant,
      text: z.string(),
      answeredAt: z.nullable(instant),
      outcome: z.nullable(z.enum(['overturned', 'confirmed'])),
    }),
  ),
  /** The latest request for more time. */
  extension: z.nullable(extensionReply),
  /** Custom tests only; null until sent, and while an answer waits for a person's rating. */
  score: z.nullable(scoreReply),
})

export const applicationReply = z.extend(applicationSummary, {
  /** Goes with every company action, so that the second of two people is told. */
  version: z.int(),
  stages: z.array(applicationStageReply),
  letters: z.array(letterReply),
  withdrawReason: z.nullable(z.string()),
  /** Whether the vacancy asks for people with disabilities; what was told of it is `applications.pcd`. */
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
  /** Where the person came from; stored, never trusted. */
  source: z.optional(z.enum(['search', 'public-page', 'invitation', 'share'])),
  /** Absent: nothing is told, which changes nothing else. */
  pcd: z.optional(pcdBody),
})

export const apply = endpoint({
  id: 'applications.apply',
  summary: 'Start the trail of a vacancy',
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
  summary: "The candidate's own applications, the newest movement first",
  method: 'GET',
  path: '/applications',
  who: candidateOnly,
  query: z.object({
    group: z.optional(z.enum(applicationGroups, { error: 'not-listed' })),
    /** Answer of the previous page; lists grow, so pages are keyed, not counted. */
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    rows: z.array(applicationSummary),
    next: z.nullable(z.string()),
    counts: z.object({ 'your-turn': z.int(), waiting: z.int(), finished: z.int() }),
  }),
})

export const getProgress = endpoint({
  id: 'applications.progress',
  summary: 'The progress of the own application to a vacancy',
  method: 'GET',
  path: '/selectiveProcess/{id}/application',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  reply: applicationReply,
})

const applicationParams = z.object({ id: uuid })
const stageParams = z.object({ id: uuid, stageId: uuid })

export const withdrawBody = z.object({ reason: text(500, 0) })

export const withdraw = endpoint({
  id: 'applications.withdraw',
  summary: 'Leave a trail; the company is told',
  method: 'POST',
  path: '/applications/{id}/withdraw',
  who: candidateOnly,
  params: applicationParams,
  body: withdrawBody,
  errors: ['transition-not-allowed'],
})

export const acceptOffer = endpoint({
  id: 'applications.acceptOffer',
  summary: 'Accept the position',
  method: 'POST',
  path: '/applications/{id}/accept',
  who: candidateOnly,
  params: applicationParams,
  errors: ['transition-not-allowed'],
})

export const requestReviewBody = z.object({ text: text(1000, 10, 'review-short') })

export const requestReview = endpoint({
  id: 'applications.requestReview',
  summary: 'Ask a person to review an automatic decision (LGPD art. 20)',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/review',
  who: candidateOnly,
  params: stageParams,
  body: requestReviewBody,
  errors: ['nothing-to-review'],
})
