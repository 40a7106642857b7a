import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, vacancyId } from './fields.ts'
import { paged, pageQuery } from './paging.ts'
import { stageKinds, vacancyStates } from './vacancies.enums.ts'

/**
 * How a company's selections go, in numbers: of the people who applied on days of a period, in one
 * vacancy or in all of them. Nothing here names a person.
 */
const recruiterOnly = ['recruiter'] as const

/** Days of a period, both inside, at most: as long as a selection is kept after its end. */
export const mostDays = 731
/** Days up to today that are looked at unless others are asked for. */
export const usualDays = 90
/** Below so many people a figure would say more about chance than about the company. */
export const fewestForFigure = 5

export const scopeQuery = {
  /** First and last day of applying, in São Paulo. */
  since: z.optional(day),
  until: z.optional(day),
  /** Absent: all vacancies of the company. */
  vacancy: z.optional(vacancyId),
}

const count = z.int()

/** Hours that half of the people, and nine of ten, got by with; null with fewer than 5 people. */
const spell = z.object({
  people: count,
  medianHours: z.nullable(z.number()),
  p90Hours: z.nullable(z.number()),
})
export type Spell = z.output<typeof spell>

/** Steps after the stages, in their order. */
export const lastSteps = ['finalist', 'offer', 'hired'] as const
export type LastStep = (typeof lastSteps)[number]

/** How people stand at a step; each who reached it is counted once: passed, or one of the others. */
export const stepOutcomes = [
  'passed',
  /** It is the person's turn. */
  'doing',
  /** It is the company's turn. */
  'waiting',
  'notApproved',
  'withdrew',
  /** They let the deadline pass. */
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
  /** A stage's id in one vacancy, a kind of stage in all of them, or one of `lastSteps`. */
  id: z.string(),
  /** Null for the last steps. */
  stage: z.nullable(
    z.object({
      kind: z.enum(stageKinds),
      /** Null where stages of one kind are taken together. */
      title: z.nullable(z.string()),
    }),
  ),
  reached: count,
  ...outcomes,
  /** How long people waited for a word of the company, and how long they took themselves. */
  company: spell,
  own: spell,
})
export type FunnelStep = z.output<typeof funnelStep>

export const analyticsReply = z.object({
  since: day,
  until: day,
  vacancy: z.nullable(z.object({ id: vacancyId, roleName: z.string() })),
  /** Who applied in the period. */
  people: count,
  /** How it ended for them; `going`: not yet. */
  ends: z.object({
    hired: count,
    notApproved: count,
    withdrew: count,
    expired: count,
    cancelled: count,
    going: count,
  }),
  steps: z.array(funnelStep),
  /** Whether the viewer may see the adverse-impact monitor. */
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
  /** Whose turn it is the company's. */
  waiting: count,
})
export type VacancyNumbers = z.output<typeof vacancyNumbers>

export const listAnalytics = endpoint({
  id: 'analytics.vacancies',
  summary: 'Vacancies to which people applied in the period, those with most people first',
  method: 'GET',
  path: '/company/analytics/vacancies',
  who: recruiterOnly,
  query: z.object({ since: scopeQuery.since, until: scopeQuery.until, ...pageQuery }),
  reply: paged(vacancyNumbers),
})
