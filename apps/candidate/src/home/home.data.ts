import { queryOptions } from '@tanstack/react-query'
import { listApplications } from '@trilha/contracts/applications'
import { callKept } from '@trilha/web/data/callKept.ts'

/** The person's own applications that are not finished, by whose turn it is; newest movement first. */
export const openTrailsQuery = (group: 'your-turn' | 'waiting') =>
  queryOptions({
    queryKey: ['applications', 'home', group],
    queryFn: ({ signal }) => callKept(listApplications, { query: { group } }, { signal }),
  })
