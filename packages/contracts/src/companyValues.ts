import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'
import { discardReasons, workValues } from './selfAssessments.scales.ts'

/**
 * The values of a company as its people see it today, from the portraits of the values assessment
 * (docs/domain/assessments.md#values). Each answers for themself; nobody reads the answers of another.
 */
const recruiterOnly = ['recruiter'] as const

const answers = z.record(
  z.string().check(z.regex(/^v\d\d$/, { error: 'invalid' })),
  z.int({ error: 'invalid' }).check(z.minimum(1), z.maximum(6)),
)

export const companyValuesReply = z.object({
  /** What the viewer answered last; null before the first time. */
  mine: z.nullable(z.object({ answers, ratedAt: instant })),
  /** How many people of the company answered. */
  raters: z.int(),
  /** From so many on the profile counts as rated; below it is one that the company declares. */
  wanted: z.int(),
  /** What candidates' values are laid beside; null before the first answer, and where people don't agree. */
  profile: z.nullable(
    z.object({
      source: z.enum(['declared', 'rated']),
      /** The three that weigh most, and the three that weigh least, each in order. */
      highest: z.array(z.enum(workValues)),
      lowest: z.array(z.enum(workValues)),
    }),
  ),
})
export type CompanyValues = z.output<typeof companyValuesReply>

export const getCompanyValues = endpoint({
  id: 'companyValues.get',
  summary: 'The values of your company, how many described it, and what you answered yourself',
  method: 'GET',
  path: '/company/values',
  who: recruiterOnly,
  reply: companyValuesReply,
})

export const rateCompanyValues = endpoint({
  id: 'companyValues.rate',
  summary: 'Describe your company by the portraits; a newer answer takes the place of yours',
  method: 'PUT',
  path: '/company/values',
  who: recruiterOnly,
  body: z.object({ answers }),
  reply: z.extend(companyValuesReply, {
    /** Why these answers describe nobody and were not kept; empty where they were. */
    discarded: z.array(z.enum(discardReasons)),
  }),
  errors: ['answers-incomplete'],
})
