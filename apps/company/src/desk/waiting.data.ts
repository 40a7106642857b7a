import { getWaiting } from '@trilha/contracts/desk.inbox'
import { call } from '@trilha/web/data/call.ts'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** A day passes without anything happening. */
const everyMs = 5 * 60_000

/** Read again with the inbox, whenever something happens to somebody. */
export const waitingQuery = queryOptions({
  queryKey: ['desk', 'inbox', 'waiting'],
  queryFn: ({ signal }) => call(getWaiting, {}, { signal }),
  refetchInterval: everyMs,
})

/**
 * How many people wait for the company past the promised day; 0 where that is not known: the menu
 * then says nothing. The first number comes with the session.
 */
export function useWaiting(): number {
  const { user } = useStartedSession(2)
  const overdue = user?.recruiter?.waiting
  const { data, isError } = useQuery({
    ...waitingQuery,
    ...(overdue !== undefined && { initialData: { overdue } }),
  })
  return isError ? 0 : (data?.overdue ?? 0)
}
