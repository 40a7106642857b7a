import * as z from 'zod/mini'
import { scopeQuery } from './analytics.ts'
import { endpoint } from '../shared/endpoint.ts'
import { uuid } from '../shared/fields.ts'

/**
 * Where the applicants of a period came from. Only one word is stored with each application; nobody
 * is tracked before it. The server knows `invitation` and `alert` itself; the page where the person
 * applied reports the others.
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

/** Smaller groups of one institution could identify a person. */
export const fewestOfPartner = 10

/**
 * Rounds a count down to whole tens: exact counts of two overlapping periods could be subtracted
 * from each other (decision 0025).
 */
export const inTens = (people: number): number => Math.floor(people / 10) * 10

const count = z.int()
const came = { people: count, finalists: count, hired: count }

export const sourcesReply = z.object({
  sources: z.array(z.object({ source: z.enum(applicationSources), ...came })),
  /** Institutions that referred at least 10 people each; counts in tens, rounded down. */
  partners: z.array(z.object({ id: uuid, name: z.string(), ...came })),
  /** People referred by the smaller institutions together; in tens, rounded down. */
  otherPartners: count,
  /** The company's public response record; null with fewer than 5 people. */
  record: z.nullable(
    z.object({
      people: count,
      /** Percent of these people who always heard back by the promised day. */
      answeredPercent: count,
      medianDays: count,
    }),
  ),
})
export type Sources = z.output<typeof sourcesReply>

export const getSources = endpoint({
  id: 'analytics.sources',
  summary: 'Sources and referrals of applications, with the answers of the company',
  method: 'GET',
  path: '/company/analytics/sources',
  who: ['recruiter'],
  query: z.object(scopeQuery),
  reply: sourcesReply,
})
