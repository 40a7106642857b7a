import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { countOf } from '../../emails/newVacancies.ts'
import { suffixes } from '../../emails/paths.ts'
import { firstName } from '../../emails/names.ts'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { tellByWhatsApp } from '../notifications/notifications.whatsapp.ts'
import { noCookies, type Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { nextMorning, zoneOf } from '../platform/whatsapp/hours.ts'
import { parameter } from '../platform/whatsapp/templates.ts'
import { selectCards } from './vacancies.cards.store.ts'
import { searchQuery } from './vacancies.query.ts'
import {
  insertTold,
  moveOn,
  selectDue,
  selectPublishedSince,
  type SavedSearchRecord,
} from './vacancies.saved.store.ts'

/** The mail of one alert; written down beside the vacancies that it tells. */
export const alertTask = {
  name: 'vacancies.alert',
  payload: z.object({ alertId: z.uuid(), searchId: z.uuid() }),
} satisfies Task

const minute = 60_000
/** After telling something, a search that tells at once rests a little: a flood is one message. */
const rest = 15 * minute
/** What the index learns late is still found: a look goes back this far. Nothing is told twice. */
const overlap = 10 * minute
const batch = 200
const page = 500
/** Past so many hits of one search the rest is left to the next look. */
const mostHits = 20_000

/**
 * Looks through the saved searches whose time has come and tells what is new, each vacancy once to
 * each person. Safe to run twice and beside another process.
 * @returns how many alerts were written.
 */
export async function lookForNew(platform: Platform): Promise<number> {
  await platform.search.catchUp()
  const now = platform.now()
  for (let alerts = 0; ;) {
    const due = await selectDue(platform.db, now, batch)
    const oldest = Math.min(...due.map(({ since }) => since.getTime()))
    const fresh = due.length
      ? await selectPublishedSince(platform.db, new Date(oldest))
      : new Map<number, Date>()
    let moved = 0
    for (const search of due) {
      const outcome = await look(platform, search, fresh)
      if (outcome !== 'taken') moved++
      if (outcome === 'told') alerts++
    }
    // A full batch of which nothing moved is in other hands.
    if (due.length < batch || moved === 0) return alerts
  }
}

async function look(
  platform: Platform,
  search: SavedSearchRecord,
  fresh: ReadonlyMap<number, Date>,
): Promise<'told' | 'nothing' | 'taken'> {
  const { db, tasks } = platform
  const now = platform.now()
  const found = await matches(platform, search, fresh)
  const candidate = await findCandidateBrief(db, search.candidate_id)
  if (!candidate) return 'taken'
  return inTransaction(db, async (tx) => {
    const alertId = randomUUID()
    const ids = found.length ? await insertTold(tx, search.candidate_id, found, alertId, now) : []
    const pause = ids.length > 0 ? rest : minute
    const free = await moveOn(tx, search, {
      since: new Date(Math.max(search.since.getTime(), now.getTime() - overlap)),
      dueAt:
        search.frequency === 'daily'
          ? nextMorning(now, zoneOf(candidate.state))
          : new Date(now.getTime() + pause),
    })
    if (!free) {
      if (ids.length > 0) throw new Raced()
      return 'taken'
    }
    if (ids.length === 0) return 'nothing'
    const cards = await selectCards(tx, ids.toSorted((a, b) => b - a).slice(0, 3), null)
    const roles = cards.map((card) => `${card.role_name}, ${card.company_name}`).join('; ')
    // One leads to its page, several to the results of the search.
    const [only, ...more] = ids
    const leads =
      only !== undefined && more.length === 0
        ? { vacancyId: only }
        : { search: addressOf(search.filters) }
    await notify(tx, {
      userId: candidate.userId,
      type: 'reminder',
      message: `${countOf(ids.length)} para você. Na sua busca “${search.name}”: ${roles}`.slice(
        0,
        500,
      ),
      key: `alert:${alertId}`,
      at: now,
      ...leads,
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
          button: suffixes.search(addressOf(search.filters)),
        },
        key: `alert:${alertId}`,
      })
    return 'told'
  }).catch((error: unknown) => {
    if (error instanceof Raced) return 'taken'
    throw error
  })
}

/** Another process looked through this search at the same moment: what it found, it tells. */
class Raced extends Error {}

/** What of the fresh vacancies this search finds; corrected and partial matches are not told. */
async function matches(
  platform: Platform,
  search: SavedSearchRecord,
  fresh: ReadonlyMap<number, Date>,
): Promise<number[]> {
  const after = [...fresh].filter(([, at]) => at > search.since)
  if (after.length === 0) return []
  const wanted = await searchQuery(
    { ...platform, viewer: null, ip: '', agent: '', cookies: noCookies },
    { ...search.filters, sort: 'newest' },
    null,
  )
  if (!wanted) return []
  const open = new Set(after.map(([id]) => id))
  const found: number[] = []
  for (let offset = 0; offset < mostHits; offset += page) {
    const hits = platform.search.search({ ...wanted, offset, limit: page })
    if (hits.searchedFor !== null || hits.byMost) return []
    found.push(...hits.ids.filter((id) => open.has(id)))
    // With words, better matches come before newer ones; without, the rest is older.
    const older = !wanted.text && hits.ids.some((id) => !open.has(id))
    if (hits.ids.length < page || older || found.length === open.size) break
  }
  return found
}

/** The address of a search, `?…` or empty, as the site writes it. */
export function addressOf(filters: SavedSearchRecord['filters']): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  params.append('sort', 'newest')
  return `?${params}`
}
