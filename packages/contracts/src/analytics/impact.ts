import * as z from 'zod/mini'
import { scopeQuery } from './analytics.ts'
import { endpoint } from '../shared/endpoint.ts'
import { instant } from '../shared/fields.ts'
import { stageKinds } from '../vacancies/enums.ts'

/**
 * The adverse-impact monitor (docs/domain/assessments.md#adverse-impact): do stages pass people of different groups
 * at similar rates? A signal, not a proof. Groups come only from what people declared with consent
 * for this use; docs/decisions/0025-adverse-impact.md explains what is withheld.
 */

/** Smaller groups are never shown, nor groups whose complement would be smaller. */
export const fewestOfGroup = 10
/** Below this group size the finding is marked as a small sample. */
export const smallSample = 30
/** Four-fifths rule: a rate below this share of the highest rate needs a look. */
export const leastRatio = 0.8
/** Significance level: the second condition of a finding. */
export const rareByChance = 0.05

export const impactDimensions = ['colour', 'disability'] as const
export type ImpactDimension = (typeof impactDimensions)[number]

/**
 * `black`: pretas e pardas together (Lei 12.288/2010, art. 1, IV). `none`: declared no disability.
 */
export const anyGroup = ['black', 'white', 'yellow', 'indigenous', 'disabled', 'none'] as const
export type ImpactGroup = (typeof anyGroup)[number]

export const impactFindings = [
  /** The highest rate; the others are compared with it. */
  'reference',
  'alike',
  /** Below four fifths and statistically significant: look at the stage. */
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
      group: z.enum(anyGroup),
      /**
       * People judged, rounded down to tens, so that exact numbers cannot be subtracted from each
       * other.
       */
      atLeast: z.int(),
      /** Pass rate in whole percent. */
      ratePercent: z.int(),
      /**
       * Pass rate relative to the highest one, in whole percent. Null when nobody in these groups
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
    'Rates by which stages let people of different groups pass, compared by the four fifths rule and Fisher’s exact test; for owners. Of whole vacancies, never of a period',
  method: 'GET',
  path: '/company/analytics/impact',
  who: ['recruiter'],
  query: z.object({ vacancy: scopeQuery.vacancy }),
  reply: impactReply,
})
