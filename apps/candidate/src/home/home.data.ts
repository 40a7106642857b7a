import { queryOptions } from '@tanstack/react-query'
import { listApplications } from '@trilha/contracts/applications/applications'
import { callCached } from '@trilha/web/data/callCached.ts'
import { applicationKeys } from '../applications/applications.keys.ts'

type Group = 'your-turn' | 'waiting'

/**
 * The user's open applications, by who has to act; nearest deadline first. Loads all pages of
 * `your-turn`, because an invitation may be due between two of them.
 */
export const openTrailsQuery = (group: Group) =>
  queryOptions({
    queryKey: applicationKeys.home(group),
    queryFn: ({ signal }) =>
      group === 'your-turn' ? readAll(group, signal) : readPage(group, 1, signal),
  })

const readPage = (group: Group, page: number, signal: AbortSignal) =>
  callCached(listApplications, { query: { group, page } }, { signal })

async function readAll(group: Group, signal: AbortSignal) {
  const first = await readPage(group, 1, signal)
  const rows = [...first.rows]
  for (let page = 2; page <= first.totalPages; page++)
    rows.push(...(await readPage(group, page, signal)).rows)
  return { ...first, rows }
}
