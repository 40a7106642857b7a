import * as z from 'zod/mini'
import { scopeQuery } from './analytics.ts'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'

/**
 * Where the people of a period came from. One word is kept with an application and nothing follows
 * anybody before it. `invitation` and `alert` are what the server itself knows; the others are what
 * the page says on which the person applied.
 */
export const applicationSources = [
  'search',
  'public-page',
  'share',
  /** They were invited to the vacancy. */
  'invitation',
  /** An alert of their saved search had told them of the vacancy. */
  'alert',
  'unknown',
] as const
export type ApplicationSource = (typeof applicationSources)[number]

/** A smaller group of one institution could tell who somebody is. */
export const fewestOfPartner = 10

/**
 * Counts of institutions are told in whole tens, rounded down: exact ones of two periods that overlap
 * could be subtracted from each other (decision 0025).
 */
export const inTens = (people: number): number => Math.floor(people / 10) * 10

const count = z.int()
const came = { people: count, finalists: count, hired: count }

export const sourcesReply = z.object({
  sources: z.array(z.object({ source: z.enum(applicationSources), ...came })),
  /** Institutions that referred people, each with at least 10 of them; in tens, rounded down. */
  partners: z.array(z.object({ id: uuid, name: z.string(), ...came })),
  /** Referred by institutions with fewer people, taken together; in tens, rounded down. */
  otherPartners: count,
  /** How the company answered, as its public record counts it; null with fewer than 5 people to tell of. */
  record: z.nullable(
    z.object({
      people: count,
      /** Of these, who always heard by the promised day. */
      answeredPercent: count,
      medianDays: count,
    }),
  ),
})
export type Sources = z.output<typeof sourcesReply>

export const getSources = endpoint({
  id: 'analytics.sources',
  summary: 'Where people came from, who referred them, and how the company answered them',
  method: 'GET',
  path: '/company/analytics/sources',
  who: ['recruiter'],
  query: z.object(scopeQuery),
  reply: sourcesReply,
})
