import * as z from 'zod/mini'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { instant } from '../shared/fields.ts'
import { discardReasons, workValues } from './scales.ts'

/**
 * The values of a company as its people see them, described with the portraits of the values
 * assessment (docs/domain/assessments.md#values). Nobody can read the answers of another person.
 */

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
   * Minimum number of raters for a `rated` profile; with fewer raters the profile is `declared`.
   */
  wanted: z.int(),
  /**
   * Profile to compare with candidates' values; null without answers, or if the raters disagree.
   */
  profile: z.nullable(
    z.object({
      source: z.enum(['declared', 'rated']),
      /** The three most important and the three least important values, each in order. */
      highest: z.array(z.enum(workValues)),
      lowest: z.array(z.enum(workValues)),
    }),
  ),
})
export type CompanyValues = z.output<typeof companyValuesReply>

export const getCompanyValues = endpoint({
  id: 'companyValues.get',
  summary: "Your company's values, the number of people who described them, and your answers",
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
    /**
     * Signs of careless answers, because of which they were not saved; empty if they were saved.
     */
    discarded: z.array(z.enum(discardReasons)),
  }),
  errors: ['answers-incomplete'],
})
