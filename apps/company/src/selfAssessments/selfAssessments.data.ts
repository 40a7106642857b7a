import { getDeskSelfAssessments } from '@trilha/contracts/selfAssessments.desk'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions } from '@tanstack/react-query'

/** What the person of an application shares with the company. */
export const selfAssessmentsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['desk', 'selfAssessments', applicationId],
    queryFn: ({ signal }) =>
      call(getDeskSelfAssessments, { params: { id: applicationId } }, { signal }),
    // Each reading is recorded for the candidate: not again for a change of window.
    refetchOnWindowFocus: false,
  })
