import { pipelineKeys } from '../pipeline/pipeline.keys.ts'

/** Query keys. */
export const videoKeys = {
  videos: (applicationId: string) => [...pipelineKeys.all, 'videos', applicationId] as const,
  notes: (applicationId: string) => [...pipelineKeys.all, 'videoNotes', applicationId] as const,
}
