import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { instant } from '../shared/fields.ts'
import { discardReasons, workValues } from './scales.ts'

/**
 * A company's values as its people see it today, from the portraits of the values assessment
 * (docs/domain/assessments.md#values). Nobody can read the answers of another person.
 */
const recruiterOnly = ['recruiter'] as const

const answers = z.record(
  z.string().check(z.regex(/^v\d\d$/, { error: 'invalid' })),
  z.int({ error: 'invalid' }).check(z.minimum(1), z.maximum(6)),
)

export const companyValuesReply = z.object({
  /** The viewer's latest answers; null before the first time. */
  mine: z.nullable(z.object({ answers, ratedAt: instant })),
  /** Number of people of the company who answered. */
  raters: z.int(),
  /**
   * Minimum of raters for a `rated` profile; below it the profile is only declared by the company.
   */
  wanted: z.int(),
  /** Profile to compare with candidates' values; null without answers or when raters disagree. */
  profile: z.nullable(
    z.object({
      source: z.enum(['declared', 'rated']),
      /** The three values with the highest and the three with the lowest weight, each in order. */
      highest: z.array(z.enum(workValues)),
      lowest: z.array(z.enum(workValues)),
    }),
  ),
})
export type CompanyValues = z.output<typeof companyValuesReply>

export const getCompanyValues = endpoint({
  id: 'companyValues.get',
  summary: "Your company's values, the number of descriptions, and your own answers",
  method: 'GET',
  path: '/company/values',
  who: recruiterOnly,
  reply: companyValuesReply,
})

export const rateCompanyValues = endpoint({
  id: 'companyValues.rate',
  summary: "Describe your company's values; replaces your earlier answer",
  method: 'PUT',
  path: '/company/values',
  who: recruiterOnly,
  body: z.object({ answers }),
  reply: z.extend(companyValuesReply, {
    /** Why these answers were not saved (careless answering); empty when they were. */
    discarded: z.array(z.enum(discardReasons)),
  }),
  errors: ['answers-incomplete'],
})
