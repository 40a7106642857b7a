import { getOverdueCount } from '@trilha/contracts/pipeline/inbox'
import { call } from '@trilha/web/data/call.ts'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { pipelineKeys } from '../pipeline.keys.ts'

/** Deadlines pass without an event, so the count is also polled. */
const pollMs = 5 * 60_000

/** Refetched with the inbox, at every event. */
export const overdueQuery = queryOptions({
  queryKey: pipelineKeys.overdueCount,
  queryFn: ({ signal }) => call(getOverdueCount, {}, { signal }),
  refetchInterval: pollMs,
})

/**
 * Number of people who wait longer than the company promised. It is 0 when unknown; the menu then
 * shows no number. The initial number comes with the session.
 */
export function useOverdueCount(): number {
  const { user } = useStartedSession(2)
  const overdue = user?.recruiter?.overdue
  const { data, isError } = useQuery({
    ...overdueQuery,
    ...(overdue !== undefined && { initialData: { overdue } }),
  })
  return isError ? 0 : (data?.overdue ?? 0)
}
