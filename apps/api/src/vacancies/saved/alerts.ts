import { minuteMs } from '@trilha/contracts/shared/durations'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { countOf } from '../../../emails/reminders/newVacancies.ts'
import { suffixes } from '../../../emails/paths.ts'
import { firstName } from '../../../emails/names.ts'
import { findCandidateBrief } from '../../candidates/candidates.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { tellByWhatsApp } from '../../notifications/whatsApp/whatsApp.service.ts'
import { noCookies, type Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { nextMorning, zoneOf } from '../../platform/whatsapp/hours.ts'
import { parameter } from '../../platform/whatsapp/templates.ts'
import { selectCards } from '../vacancies.cards.store.ts'
import { searchQuery } from '../search/query.ts'
import {
  insertAlerted,
  rescheduleSearch,
  selectDue,
  selectPublishedSince,
  type SavedSearchRecord,
} from './saved.store.ts'

/** Sends the mail of one alert; added in the transaction that records the alert's vacancies. */
export const alertTask = {
  name: 'vacancies.alert',
  payload: z.object({ alertId: z.uuid(), searchId: z.uuid() }),
} satisfies Task

/** Pause after an at-once alert, so that many new vacancies make one message. */
const pauseAfterAlert = 15 * minuteMs
/** How far a run looks back, because the index may get vacancies late. Each is still sent once. */
const overlap = 10 * minuteMs
const batch = 200
const page = 500
/** Hits read for one search; further ones are left to the next run. */
const maxHits = 20_000

/**
 * Runs the saved searches that are due and notifies new vacancies, each once per person. Safe to
 * run twice and in several processes at the same time.
 * @returns how many alerts were written.
 */
export async function runDueSearches(platform: Platform): Promise<number> {
  await platform.search.catchUp()
  const now = platform.now()
  for (let alerts = 0; ;) {
    const due = await selectDue(platform.db, now, batch)
    const oldest = Math.min(...due.map(({ since }) => since.getTime()))
    const fresh = due.length
      ? await selectPublishedSince(platform.db, new Date(oldest))
      : new Map<number, Date>()
    let processed = 0
    for (const search of due) {
      const outcome = await runSearch(platform, search, fresh)
      if (outcome !== 'taken') processed++
      if (outcome === 'notified') alerts++
    }
    // If nothing of a full batch was processed, another process has it.
    if (due.length < batch || processed === 0) return alerts
  }
}

async function runSearch(
  platform: Platform,
  search: SavedSearchRecord,
  fresh: ReadonlyMap<number, Date>,
): Promise<'notified' | 'nothing' | 'taken'> {
  const { db, tasks } = platform
  const now = platform.now()
  const found = await matches(platform, search, fresh)
  const candidate = await findCandidateBrief(db, search.candidate_id)
  if (!candidate) return 'taken'
  return inTransaction(db, async (tx) => {
    const alertId = randomUUID()
    const ids = found.length
      ? await insertAlerted(tx, search.candidate_id, { vacancyIds: found, alertId, now })
      : []
    const delay = ids.length > 0 ? pauseAfterAlert : minuteMs
    const claimed = await rescheduleSearch(tx, search, {
      since: new Date(Math.max(search.since.getTime(), now.getTime() - overlap)),
      dueAt:
        search.frequency === 'daily'
          ? nextMorning(now, zoneOf(candidate.state))
          : new Date(now.getTime() + delay),
    })
    if (!claimed) {
      if (ids.length > 0) throw new ConcurrentRun()
      return 'taken'
    }
    if (ids.length === 0) return 'nothing'
    const cards = await selectCards(tx, ids.toSorted((a, b) => b - a).slice(0, 3), null)
    const roles = cards.map((card) => `${card.role_name}, ${card.company_name}`).join('; ')
    // One vacancy links to its page, several link to the search results.
    const [only, ...more] = ids
    const target =
      only !== undefined && more.length === 0
        ? { vacancyId: only }
        : { search: searchQueryString(search.filters) }
    await notify(tx, {
      userId: candidate.userId,
      type: 'reminder',
      message: `${countOf(ids.length)} para você. Na sua busca “${search.name}”: ${roles}`.slice(
        0,
        500,
      ),
      key: `alert:${alertId}`,
      at: now,
      ...target,
    })
    if (search.by_email) await tasks.add(tx, alertTask, { alertId, searchId: search.id })
    if (search.by_whatsapp)
      await tellByWhatsApp(platform, tx, {
        candidateId: search.candidate_id,
        topic: 'searches',
        content: {
          template: 'vagas_novas_v1',
          parameters: [firstName(candidate.name), countOf(ids.length), search.name, roles].map(
            parameter,
          ),
          button: suffixes.search(searchQueryString(search.filters)),
        },
        key: `alert:${alertId}`,
      })
    return 'notified'
  }).catch((error: unknown) => {
    if (error instanceof ConcurrentRun) return 'taken'
    throw error
  })
}

/** Another process ran this search at the same time and sends its results; undoes this run. */
class ConcurrentRun extends Error {}

/** The fresh vacancies that this search finds, without corrected and partial matches. */
async function matches(
  platform: Platform,
  search: SavedSearchRecord,
  fresh: ReadonlyMap<number, Date>,
): Promise<number[]> {
  const recent = [...fresh].filter(([, at]) => at > search.since)
  if (recent.length === 0) return []
  const query = await searchQuery(
    { ...platform, viewer: null, ip: '', agent: '', cookies: noCookies },
    { ...search.filters, sort: 'newest' },
    null,
  )
  if (!query) return []
  const recentIds = new Set(recent.map(([id]) => id))
  const found: number[] = []
  for (let offset = 0; offset < maxHits; offset += page) {
    const hits = platform.search.search({ ...query, offset, limit: page })
    if (hits.searchedFor !== null || hits.isPartialMatch) return []
    found.push(...hits.ids.filter((id) => recentIds.has(id)))
    // Without search words the hits are sorted by date: after an older one, all are older.
    const older = !query.text && hits.ids.some((id) => !recentIds.has(id))
    if (hits.ids.length < page || older || found.length === recentIds.size) break
  }
  return found
}

/** The query string of a search, `?…`, as the site writes it. */
export function searchQueryString(filters: SavedSearchRecord['filters']): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  params.append('sort', 'newest')
  return `?${params}`
}
