import * as z from 'zod/mini'
import { scopeQuery } from './analytics.ts'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'
import { stageKinds } from './vacancies.enums.ts'

/**
 * The adverse-impact monitor (docs/domain/assessments.md#adverse-impact): do stages let people of different groups
 * pass alike? A sign to look, not a proof. Groups are only what people told of themselves with
 * consent for this; docs/decisions/0025-adverse-impact.md says what is withheld, and why.
 */

/** Smaller groups, and smaller rests beside a group, are never shown. */
export const fewestOfGroup = 10
/** Below so many people of a group the finding says that the sample is small. */
export const smallSample = 30
/** The four fifths rule: a lower share of the best rate is a reason to look. */
export const leastRatio = 0.8
/** Rarer than this by chance alone: the other half of a finding. */
export const rareByChance = 0.05

export const impactDimensions = ['colour', 'disability'] as const
export type ImpactDimension = (typeof impactDimensions)[number]

/** `black`: pretas e pardas together (Lei 12.288/2010, art. 1, IV). `none`: no disability was told. */
export const anyGroup = ['black', 'white', 'yellow', 'indigenous', 'disabled', 'none'] as const
export type ImpactGroup = (typeof anyGroup)[number]

export const impactFindings = [
  /** The highest rate, with which the others are compared. */
  'reference',
  'alike',
  /** Below four fifths, and rare by chance: look at the stage. */
  'look',
  /** Below four fifths, but chance may well do that. */
  'chance',
  /** Below four fifths, and too few people to tell. */
  'small',
] as const
export type ImpactFinding = (typeof impactFindings)[number]

export const impactTable = z.object({
  dimension: z.enum(impactDimensions),
  groups: z.array(
    z.object({
      group: z.enum(anyGroup),
      /** People judged, rounded down to tens: exact numbers could be subtracted from each other. */
      atLeast: z.int(),
      /** Of these, who passed; whole percents. */
      ratePercent: z.int(),
      /** Of the highest rate; whole percents. Null where nobody of these groups passed. */
      ratioPercent: z.nullable(z.int()),
      finding: z.enum(impactFindings),
    }),
  ),
  countedAt: instant,
})
export type ImpactTable = z.output<typeof impactTable>

export const impactReply = z.object({
  /** Stages with something to show, in their order; all of a kind together over several vacancies. */
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
