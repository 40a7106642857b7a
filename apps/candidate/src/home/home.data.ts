import { queryOptions } from '@tanstack/react-query'
import { listApplications } from '@trilha/contracts/applications/applications'
import { callCached } from '@trilha/web/data/callCached.ts'
import { applicationKeys } from '../applications/applications.keys.ts'

type Group = 'your-turn' | 'waiting'

/**
 * The user's open applications, by who has to act; newest movement first. Loads all pages of
 * `your-turn`, because an old offer must not be missed behind newer movements.
 */
export const openTrailsQuery = (group: Group) =>
  queryOptions({
    queryKey: applicationKeys.home(group),
    queryFn: ({ signal }) =>
      group === 'your-turn' ? readAll(group, signal) : readPage(group, undefined, signal),
  })

const readPage = (group: Group, after: string | undefined, signal: AbortSignal) =>
  callCached(listApplications, { query: { group, after } }, { signal })

async function readAll(group: Group, signal: AbortSignal) {
  const first = await readPage(group, undefined, signal)
  const rows = [...first.rows]
  let { next } = first
  while (next !== null) {
    const page = await readPage(group, next, signal)
    rows.push(...page.rows)
    next = page.next
  }
  return { ...first, rows, next: null }
}
