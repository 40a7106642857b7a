import { listAudit } from '@trilha/contracts/audit'
import { call } from '@trilha/web/data/call.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { auditKeys } from './audit.keys.ts'

const after = (last: string | undefined) => ({ limit: 50, ...(last && { after: last }) })

export const auditQuery = infiniteQueryOptions({
  queryKey: auditKeys.list,
  queryFn: ({ signal, pageParam }) => call(listAudit, { query: after(pageParam) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.more ? page.rows.at(-1)?.id : undefined),
})
