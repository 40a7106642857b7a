import { getPipelineSelfAssessments } from '@trilha/contracts/selfAssessments/pipeline'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions } from '@tanstack/react-query'
import { selfAssessmentKeys } from './selfAssessments.keys.ts'

/** Self-assessments that the person shares with the company. */
export const selfAssessmentsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: selfAssessmentKeys.shared(applicationId),
    queryFn: ({ signal }) =>
      call(getPipelineSelfAssessments, { params: { id: applicationId } }, { signal }),
    // Each fetch is recorded as a view for the candidate, so a focus change must not refetch.
    refetchOnWindowFocus: false,
  })
