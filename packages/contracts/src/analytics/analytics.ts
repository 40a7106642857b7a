import * as z from 'zod/mini'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { day, vacancyId } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { stageKinds, vacancyStates } from '../vacancies/enums.ts'

/**
 * Figures about the people who applied to a company in a period, for one vacancy or for all. They
 * never name a person.
 */

/**
 * Maximum length of a period in days, first and last day included. Selections are stored for the
 * same time after their end.
 */
export const maxPeriodDays = 731
/** Length of the default period in days; it ends today. */
export const defaultPeriodDays = 90
/** Minimum number of people for a figure; with fewer, it would mostly show chance. */
export const minPeopleForFigure = 5

export const scopeQuery = {
  /** First and last day of the applications that are counted, in São Paulo time. */
  since: z.optional(day),
  until: z.optional(day),
  /** Absent: all vacancies of the company. */
  vacancy: z.optional(vacancyId),
}

const count = z.int()

/** Median and 90th percentile, in hours; null with fewer than 5 people. */
const durationStats = z.object({
  people: count,
  medianHours: z.nullable(z.number()),
  p90Hours: z.nullable(z.number()),
})
export type DurationStats = z.output<typeof durationStats>

/** Steps of the funnel after the stages, in their order. */
export const lastSteps = ['finalist', 'offer', 'hired'] as const
export type LastStep = (typeof lastSteps)[number]

/** Outcomes at a step; each person who reached it is counted in exactly one. */
const outcomes = {
  passed: count,
  /** It is the candidate's turn. */
  doing: count,
  /** It is the company's turn. */
  waiting: count,
  notApproved: count,
  withdrew: count,
  /** The person missed the deadline. */
  expired: count,
  /** The vacancy was cancelled. */
  cancelled: count,
}

export const funnelStep = z.object({
  /** The stage id (for one vacancy), the stage kind (for all vacancies), or one of `lastSteps`. */
  id: z.string(),
  /** Null for the last steps. */
  stage: z.nullable(
    z.object({
      kind: z.enum(stageKinds),
      /** Null if stages of one kind are merged, as for all vacancies. */
      title: z.nullable(z.string()),
    }),
  ),
  reached: count,
  ...outcomes,
  /**
   * `company`: how long people waited for the company; `own`: how long they took for their part.
   */
  company: durationStats,
  own: durationStats,
})
export type FunnelStep = z.output<typeof funnelStep>

export const analyticsReply = z.object({
  since: day,
  until: day,
  vacancy: z.nullable(z.object({ id: vacancyId, roleName: z.string() })),
  /** Applicants of the period. */
  people: count,
  /** Final outcomes; `going`: still in progress. */
  ends: z.object({
    hired: count,
    notApproved: count,
    withdrew: count,
    expired: count,
    cancelled: count,
    going: count,
  }),
  steps: z.array(funnelStep),
  /** Whether the viewer can open the adverse-impact monitor. */
  can: z.object({ impact: z.boolean() }),
})
export type Analytics = z.output<typeof analyticsReply>

export const getAnalytics = endpoint({
  id: 'analytics.get',
  summary: 'Funnel, time per stage and drop-off of one vacancy or of the whole company',
  method: 'GET',
  path: '/company/analytics',
  who: recruiterOnly,
  query: z.object(scopeQuery),
  reply: analyticsReply,
})

export const vacancyNumbers = z.object({
  id: vacancyId,
  roleName: z.string(),
  state: z.enum(vacancyStates),
  people: count,
  finalists: count,
  hired: count,
  /** People who wait for an action of the company. */
  waiting: count,
})
export type VacancyNumbers = z.output<typeof vacancyNumbers>

export const listAnalytics = endpoint({
  id: 'analytics.vacancies',
  summary: 'Vacancies with applications in the period, most applications first',
  method: 'GET',
  path: '/company/analytics/vacancies',
  who: recruiterOnly,
  query: z.object({ since: scopeQuery.since, until: scopeQuery.until, ...pageQuery }),
  reply: paged(vacancyNumbers),
})
