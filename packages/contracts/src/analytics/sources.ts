import * as z from 'zod/mini'
import { scopeQuery } from './analytics.ts'
import { endpoint } from '../shared/endpoint.ts'
import { uuid } from '../shared/fields.ts'

/**
 * How people found the vacancy to which they applied. Visitors are not tracked: the page where the
 * person applies reports the source. Only the server sets `alert`, and it accepts `invitation` only
 * from people who were invited. `unknown`: no source was stored.
 */
export const applicationSources = [
  'search',
  'public-page',
  'share',
  /** The person was invited to the vacancy. */
  'invitation',
  /** A saved-search alert had shown them the vacancy. */
  'alert',
  'unknown',
] as const
export type ApplicationSource = (typeof applicationSources)[number]

/**
 * Minimum number of people referred by one institution; smaller numbers could identify a person.
 */
export const minPeopleOfPartner = 10

/**
 * Rounds a count down to whole tens: exact counts of two overlapping periods could be subtracted to
 * reveal a small group (decision 0025).
 */
export const roundDownToTens = (people: number): number => Math.floor(people / 10) * 10

const count = z.int()
const figures = { people: count, finalists: count, hired: count }

export const sourcesReply = z.object({
  sources: z.array(z.object({ source: z.enum(applicationSources), ...figures })),
  /** Institutions that referred at least 10 people each; counts in tens, rounded down. */
  partners: z.array(z.object({ id: uuid, name: z.string(), ...figures })),
  /** People referred by the smaller institutions together; in tens, rounded down. */
  otherPartners: count,
  /** How the company answered these applications; null with fewer than 5 people. */
  record: z.nullable(
    z.object({
      people: count,
      /** Percentage of these people who got every answer by the promised day. */
      inTimePercent: count,
      medianDays: count,
    }),
  ),
})
export type Sources = z.output<typeof sourcesReply>

export const getSources = endpoint({
  id: 'analytics.sources',
  summary: 'Sources and referrals of applications, with the response record of the company',
  method: 'GET',
  path: '/company/analytics/sources',
  who: ['recruiter'],
  query: z.object(scopeQuery),
  reply: sourcesReply,
})
