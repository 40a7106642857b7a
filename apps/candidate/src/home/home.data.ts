import { queryOptions } from '@tanstack/react-query'
import { listApplications } from '@trilha/contracts/applications'
import { call } from '@trilha/web/data/call.ts'

/** The person's own applications that are not finished, by whose turn it is; newest movement first. */
export const openTrailsQuery = (group: 'your-turn' | 'waiting') =>
  queryOptions({
    queryKey: ['applications', 'home', group],
    queryFn: ({ signal }) => call(listApplications, { query: { group } }, { signal }),
  })
