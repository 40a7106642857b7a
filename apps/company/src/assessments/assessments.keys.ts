import { pipelineKeys } from '../pipeline/pipeline.keys.ts'

/** Query keys. */
export const assessmentKeys = {
  answers: (id: string, stageId: string) => [...pipelineKeys.all, 'answers', id, stageId] as const,
  analysis: (id: number, stageId: string) => ['analytics', 'items', id, stageId] as const,
}
