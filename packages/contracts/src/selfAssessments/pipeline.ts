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
 * A shared result as a company sees it: bands instead of scores, for one person at a time. It
 * supports the interview and decides nothing by itself (docs/domain/assessments.md#legal-frame).
 */
export const pipelineSelfAssessmentsReply = z.object({
  /** `competency` and `values` are null if the candidate has not shared that result. */
  competency: z.nullable(
    z.object({
      sharedAt: instant,
      sentAt: instant,
      shortForm: z.boolean(),
      /** In the same fixed order for everybody. */
      scales: z.array(z.object({ scale: z.enum(competencies), band: z.enum(competencyBands) })),
      /**
       * Flags about the quality of the answers, as a topic for the interview. They never reject a
       * person.
       */
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
      /**
       * In the order of Schwartz's circle; each value is compared with the person's other values.
       */
      scales: z.array(
        z.object({ scale: z.enum(workValues), weighs: z.enum(['more', 'alike', 'less']) }),
      ),
      highest: z.array(z.enum(workValues)),
      higher: z.array(
        z.object({ scale: z.enum(higherValues), weighs: z.enum(['more', 'alike', 'less']) }),
      ),
      /** Affinity with the company's values; null if the company has no profile. */
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
  errors: ['withheld'],
})
