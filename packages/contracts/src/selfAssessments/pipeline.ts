import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { instant, uuid } from '../shared/fields.ts'
import {
  affinityBands,
  competencies,
  competencyBands,
  fitBands,
  higherValues,
  recordFlags,
  workValues,
} from './scales.ts'

/**
 * A shared result as a company sees it: bands and words, never a score, and never in a list. It
 * supports the interview and decides nothing by itself (docs/domain/assessments.md#legal-frame).
 */
export const pipelineSelfAssessmentsReply = z.object({
  /** Null unless the candidate shared it with this company. */
  competency: z.nullable(
    z.object({
      sharedAt: instant,
      sentAt: instant,
      shortForm: z.boolean(),
      /** In the same fixed order for everybody. */
      scales: z.array(z.object({ scale: z.enum(competencies), band: z.enum(competencyBands) })),
      /** Response-quality flags, as a topic for the conversation; flags never reject. */
      flags: z.array(z.enum(recordFlags)),
      /** Critical competencies of this vacancy; null when it has none. */
      critical: z.nullable(
        z.object({
          reason: z.string(),
          competencies: z.array(z.object({ scale: z.enum(competencies), weight: z.int() })),
          fit: z.enum(fitBands),
        }),
      ),
    }),
  ),
  values: z.nullable(
    z.object({
      sharedAt: instant,
      sentAt: instant,
      /** In circle order: each value compared with the person's other values. */
      scales: z.array(
        z.object({ scale: z.enum(workValues), weighs: z.enum(['more', 'alike', 'less']) }),
      ),
      highest: z.array(z.enum(workValues)),
      higher: z.array(
        z.object({ scale: z.enum(higherValues), weighs: z.enum(['more', 'alike', 'less']) }),
      ),
      /** Compared with the company's own profile; null when it has none to show. */
      affinity: z.nullable(
        z.object({ band: z.enum(affinityBands), source: z.enum(['declared', 'rated']) }),
      ),
    }),
  ),
})
export type PipelineSelfAssessments = z.output<typeof pipelineSelfAssessmentsReply>

export const getPipelineSelfAssessments = endpoint({
  id: 'selfAssessments.pipeline',
  summary: 'The self-assessments that the person of an application shared with the company',
  method: 'GET',
  path: '/company/applications/{id}/selfAssessments',
  who: ['recruiter'],
  params: z.object({ id: uuid }),
  reply: pipelineSelfAssessmentsReply,
})
