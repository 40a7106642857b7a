import * as z from 'zod/mini'
import { scopeQuery } from './analytics.ts'
import { endpoint } from '../shared/endpoint.ts'
import { instant } from '../shared/fields.ts'
import { stageKinds } from '../vacancies/enums.ts'

/**
 * The adverse-impact monitor (docs/domain/assessments.md#adverse-impact): do people of different
 * groups pass the stages at similar rates? Its findings are signals and no proof.
 * The groups come only from what people declared with consent for this use.
 * docs/decisions/0025-adverse-impact.md explains which numbers are not shown.
 */

/**
 * Minimum size of a group. Smaller groups are not shown; nor is a group if all people outside it
 * would be fewer than this.
 */
export const minGroupSize = 10
/** A group with fewer people than this gets the finding `small` in place of `look` or `chance`. */
export const smallSample = 30
/** Four-fifths rule: a rate below this share of the highest rate differs too much. */
export const minRateRatio = 0.8
/** Significance level: the finding `look` also needs a probability below this. */
export const significanceLevel = 0.05

export const impactDimensions = ['colour', 'disability'] as const
export type ImpactDimension = (typeof impactDimensions)[number]

/**
 * `black`: pretas e pardas together (Lei 12.288/2010, art. 1, IV). `none`: declared no disability.
 */
export const impactGroups = ['black', 'white', 'yellow', 'indigenous', 'disabled', 'none'] as const
export type ImpactGroup = (typeof impactGroups)[number]

export const impactFindings = [
  /** The group with the highest rate, with which the other groups are compared. */
  'reference',
  'alike',
  /** Below four fifths and statistically significant: somebody must look at the stage. */
  'look',
  /** Below four fifths, but not statistically significant. */
  'chance',
  /** Below four fifths, but the sample is too small for a conclusion. */
  'small',
] as const
export type ImpactFinding = (typeof impactFindings)[number]

export const impactTable = z.object({
  dimension: z.enum(impactDimensions),
  groups: z.array(
    z.object({
      group: z.enum(impactGroups),
      /**
       * Number of decided people, rounded down to tens: exact numbers could be subtracted from each
       * other.
       */
      atLeast: z.int(),
      /** Pass rate in whole percent. */
      ratePercent: z.int(),
      /**
       * Pass rate relative to the highest rate, in whole percent; null if nobody in these groups
       * passed.
       */
      ratioPercent: z.nullable(z.int()),
      finding: z.enum(impactFindings),
    }),
  ),
  countedAt: instant,
})
export type ImpactTable = z.output<typeof impactTable>

export const impactReply = z.object({
  /** Stages with data, in trail order; over several vacancies, stages of one kind are merged. */
  stages: z.array(
    z.object({
      id: z.string(),
      stage: z.object({ kind: z.enum(stageKinds), title: z.nullable(z.string()) }),
      tables: z.array(impactTable),
    }),
  ),
})
export type Impact = z.output<typeof impactReply>

export const getImpact = endpoint({
  id: 'analytics.impact',
  summary:
    'Pass rates of different groups at each stage, compared by the four-fifths rule and Fisher’s exact test; for owners, over whole vacancies and not a period',
  method: 'GET',
  path: '/company/analytics/impact',
  who: ['recruiter'],
  query: z.object({ vacancy: scopeQuery.vacancy }),
  reply: impactReply,
})
