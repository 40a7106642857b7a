import { minuteMs } from '@trilha/contracts/shared/durations'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { newVacanciesText } from '../../../emails/reminders/newVacancies.ts'
import { suffixes } from '../../../emails/paths.ts'
import { firstName } from '../../../emails/names.ts'
import { findCandidateBrief } from '../../candidates/candidates.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { notifyByWhatsApp } from '../../notifications/whatsApp/whatsApp.service.ts'
import { inBatches } from '../../platform/concurrency/batches.ts'
import { noCookies, type Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { nextMorning, timeZoneOf } from '../../platform/whatsapp/hours.ts'
import { parameter } from '../../platform/whatsapp/templates.ts'
import { selectCards } from '../vacancies.cards.store.ts'
import { searchQuery } from '../search/query.ts'
import {
  insertAlerted,
  rescheduleSearch,
  selectDue,
  selectPublishedSince,
  type Published,
  type SavedSearchRecord,
} from './savedSearches.store.ts'

/** Sends the mail of one alert; added in the transaction that records the alert's vacancies. */
export const alertTask = {
  name: 'vacancies.alert',
  payload: z.object({ alertId: z.uuid(), searchId: z.uuid() }),
} satisfies Task

/** Pause after an at-once alert, so that several new vacancies are sent in one message. */
const pauseAfterAlert = 15 * minuteMs
/** How far each run looks back again, because the index may receive a vacancy late. */
const overlapMs = 10 * minuteMs
const batchSize = 200

/**
 * Runs the saved searches that are due and sends alerts for new vacancies. A person gets only one
 * alert for a vacancy. Safe to run twice and in several processes at the same time.
 * @returns the number of alerts.
 */
export async function runDueSearches(platform: Platform): Promise<number> {
  await platform.search.catchUp()
  const now = platform.now()
  let fresh = new Map<number, Published>()
  let alerts = 0
  await inBatches({
    select: async () => {
      const due = await selectDue(platform.db, now, batchSize)
      const oldest = Math.min(...due.map(({ since }) => since.getTime()))
      if (due.length > 0) fresh = await selectPublishedSince(platform.db, new Date(oldest))
      return due
    },
    size: batchSize,
    handle: async (search) => {
      const outcome = await runSearch(platform, search, fresh)
      if (outcome === 'notified') alerts++
      return outcome !== 'taken'
    },
  })
  return alerts
}

/** Runs one search. @returns `taken` if another process ran it, or if it was changed or deleted. */
async function runSearch(
  platform: Platform,
  search: SavedSearchRecord,
  fresh: ReadonlyMap<number, Published>,
): Promise<'notified' | 'nothing' | 'taken'> {
  const { db, tasks } = platform
  const now = platform.now()
  const found = await findNewMatches(platform, search, fresh)
  const candidate = await findCandidateBrief(db, search.candidate_id)
  // The candidate was deleted in the meantime, and the search too.
  if (!candidate) return 'taken'
  return inTransaction(db, async (tx) => {
    const alertId = randomUUID()
    const ids = found.length
      ? await insertAlerted(tx, search.candidate_id, { vacancyIds: found, alertId, now })
      : []
    const delay = ids.length > 0 ? pauseAfterAlert : minuteMs
    const claimed = await rescheduleSearch(tx, search, {
      since: new Date(Math.max(search.since.getTime(), now.getTime() - overlapMs)),
      dueAt:
        search.frequency === 'daily'
          ? nextMorning(now, timeZoneOf(candidate.state))
          : new Date(now.getTime() + delay),
    })
    if (!claimed) {
      if (ids.length > 0) throw new ConcurrentRun()
      return 'taken'
    }
    if (ids.length === 0) return 'nothing'
    const cards = await selectCards(tx, ids.toSorted((a, b) => b - a).slice(0, 3), null)
    const roles = cards.map((card) => `${card.role_name}, ${card.company_name}`).join('; ')
    const isFollowed = search.company_id !== null
    // One vacancy links to its page, several link to the search results or the followed companies.
    const [only, ...more] = ids
    const several = isFollowed
      ? { target: 'followed' as const }
      : { search: searchQueryString(search.filters) }
    const target = only !== undefined && more.length === 0 ? { vacancyId: only } : several
    const source = isFollowed
      ? `De ${search.name}, que você segue`
      : `Na sua busca “${search.name}”`
    await notify(tx, {
      userId: candidate.userId,
      type: 'reminder',
      message: `${newVacanciesText(ids.length)} para você. ${source}: ${roles}`.slice(0, 500),
      key: `alert:${alertId}`,
      at: now,
      ...target,
    })
    if (search.by_email) await tasks.add(tx, alertTask, { alertId, searchId: search.id })
    if (search.by_whatsapp)
      await notifyByWhatsApp(platform, tx, {
        candidateId: search.candidate_id,
        topic: 'searches',
        content: {
          template: 'vagas_novas_v1',
          parameters: [
            firstName(candidate.name),
            newVacanciesText(ids.length),
            search.name,
            roles,
          ].map(parameter),
          button: isFollowed
            ? suffixes.followed
            : suffixes.search(searchQueryString(search.filters)),
        },
        key: `alert:${alertId}`,
      })
    return 'notified'
  }).catch((error: unknown) => {
    if (error instanceof ConcurrentRun) return 'taken'
    throw error
  })
}

/** Thrown to roll back a run when another process runs the same search and sends its results. */
class ConcurrentRun extends Error {}

/** Ids of the fresh vacancies that a search finds. Corrected and partial matches do not count. */
async function findNewMatches(
  platform: Platform,
  search: SavedSearchRecord,
  fresh: ReadonlyMap<number, Published>,
): Promise<number[]> {
  const recent = [...fresh].filter(([, { at }]) => at > search.since)
  if (search.company_id !== null)
    return recent.flatMap(([id, { companyId }]) => (companyId === search.company_id ? [id] : []))
  if (recent.length === 0) return []
  const { index } = await searchQuery(
    { ...platform, viewer: null, ip: '', agent: '', cookies: noCookies },
    { ...search.filters, sort: 'newest' },
    null,
  )
  if (!index) return []
  const recentIds = new Set(recent.map(([id]) => id))
  const { searchedFor, isPartialMatch, ids } = platform.search.search({
    ...index,
    publishedSince: search.since.getTime(),
    offset: 0,
    limit: Number.POSITIVE_INFINITY,
  })
  if (searchedFor !== null || isPartialMatch) return []
  // The index compares whole seconds, so it may also find slightly older vacancies.
  return ids.filter((id) => recentIds.has(id))
}

/** The query string of a search, `?…`, as the site writes it. */
export function searchQueryString(filters: SavedSearchRecord['filters']): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  params.append('sort', 'newest')
  return `?${params}`
}
