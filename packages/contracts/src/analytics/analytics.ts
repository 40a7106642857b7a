import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { day, vacancyId } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { stageKinds, vacancyStates } from '../vacancies/enums.ts'

/**
 * Figures of a company's selections: of the people who applied in a period, in one vacancy or in
 * all. Never names a person.
 */
const recruiterOnly = ['recruiter'] as const

/**
 * Longest period in days, both ends included; equals how long a selection is stored after its end.
 */
export const maxDays = 731
/** Default period: this many days up to today. */
export const usualDays = 90
/** With fewer people a figure would mostly show chance. */
export const fewestForFigure = 5

export const scopeQuery = {
  /** First and last day of application, in São Paulo time. */
  since: z.optional(day),
  until: z.optional(day),
  /** Absent: all vacancies of the company. */
  vacancy: z.optional(vacancyId),
}

const count = z.int()

/** Median and 90th percentile, in hours; null with fewer than 5 people. */
const spell = z.object({
  people: count,
  medianHours: z.nullable(z.number()),
  p90Hours: z.nullable(z.number()),
})
export type Spell = z.output<typeof spell>

/** Steps after the stages, in their order. */
export const lastSteps = ['finalist', 'offer', 'hired'] as const
export type LastStep = (typeof lastSteps)[number]

/** Outcomes at a step; each person who reached it is counted in exactly one. */
export const stepOutcomes = [
  'passed',
  /** It is the candidate's turn. */
  'doing',
  /** It is the company's turn. */
  'waiting',
  'notApproved',
  'withdrew',
  /** The person missed the deadline. */
  'expired',
  /** The vacancy was cancelled. */
  'cancelled',
] as const

const outcomes = {
  passed: count,
  doing: count,
  waiting: count,
  notApproved: count,
  withdrew: count,
  expired: count,
  cancelled: count,
}

export const funnelStep = z.object({
  /** A stage id for one vacancy, a stage kind for all vacancies, or one of `lastSteps`. */
  id: z.string(),
  /** Null for the last steps. */
  stage: z.nullable(
    z.object({
      kind: z.enum(stageKinds),
      /** Null when stages of one kind are merged. */
      title: z.nullable(z.string()),
    }),
  ),
  reached: count,
  ...outcomes,
  /** How long people waited for the company, and how long they took themselves. */
  company: spell,
  own: spell,
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
