import { pipelineKeys } from '../pipeline/pipeline.keys.ts'

/** Query keys. */
export const selfAssessmentKeys = {
  shared: (applicationId: string) =>
    [...pipelineKeys.all, 'selfAssessments', applicationId] as const,
}
