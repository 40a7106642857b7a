import { hourMs, minuteMs } from '@trilha/contracts/shared/durations'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { newVacanciesText } from '../../../emails/reminders/newVacancies.ts'
import { suffixes } from '../../../emails/paths.ts'
import { firstName } from '../../../emails/names.ts'
import { findCandidateBriefs, type CandidateBrief } from '../../candidates/candidates.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { notifyByWhatsApp } from '../../notifications/whatsApp/whatsApp.service.ts'
import { inSharedBatches } from '../../platform/concurrency/sharedBatches.ts'
import type { Platform } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { parameter } from '../../platform/whatsapp/templates.ts'
import { selectCards, type CardRow } from '../vacancies.cards.store.ts'
import { claimDue, insertAlerted, selectActive, settleAlerts } from './alerts.store.ts'
import { matchFresh } from './matching.ts'
import { rescheduleAlert, type SavedSearchRecord } from './savedSearches.store.ts'

/** Sends the mail of one alert; added in the transaction that records the alert's vacancies. */
export const alertTask = {
  name: 'vacancies.alert',
  payload: z.object({ alertId: z.uuid(), searchId: z.uuid() }),
} satisfies Task

/** Pause after an at-once alert, so that several new vacancies are sent in one message. */
const pauseAfterAlert = 15 * minuteMs
const batchSize = 200
/** How many vacancies a notification names. */
const maxNamed = 3

/**
 * Compares the published vacancies with the saved searches and sends the alerts that are due. Safe
 * to run twice and in several processes at the same time.
 * @returns the number of alerts.
 */
export async function processAlerts(platform: Platform): Promise<number> {
  let alerts = 0
  try {
    await matchFresh(platform)
  } finally {
    alerts = await sendDueAlerts(platform)
  }
  return alerts
}

/** Sends the alerts that are due. A person gets only one alert for a vacancy. */
function sendDueAlerts(platform: Platform): Promise<number> {
  const { db } = platform
  return inSharedBatches({
    db,
    size: batchSize,
    claim: (tx, limit) => claimDue(tx, platform.now(), limit),
    handle: (tx, searchIds) => sendBatch(platform, tx, searchIds),
    postpone: (id) => rescheduleAlert(db, id, new Date(platform.now().getTime() + hourMs)),
  })
}

async function sendBatch(platform: Platform, tx: Tx, searchIds: string[]): Promise<number> {
  const now = platform.now()
  const searches = await selectActive(tx, searchIds)
  const alertIds = searches.map(() => randomUUID())
  const active = searches.map(({ id }) => id)
  const vacancies = await insertAlerted(tx, { searchIds: active, alertIds }, now)
  const alerts = searches.flatMap((search, at) => {
    const alertId = alertIds[at]!
    const ids = vacancies.get(alertId)?.toSorted((a, b) => b - a)
    return ids ? [{ search, alertId, ids }] : []
  })
  const named = new Set(alerts.flatMap(({ ids }) => ids.slice(0, maxNamed)))
  const cards = new Map(
    (await selectCards(tx, [...named], null)).map((card) => [card.id, card] as const),
  )
  const people = await findCandidateBriefs(tx, [
    ...new Set(alerts.map(({ search }) => search.candidate_id)),
  ])
  for (const { search, alertId, ids } of alerts) {
    const candidate = people.get(search.candidate_id)!
    const shown = ids.slice(0, maxNamed).flatMap((id) => cards.get(id) ?? [])
    await send(platform, tx, { search, candidate, alertId, ids, shown })
  }
  const pausing = alerts
    .filter(({ search }) => search.frequency === 'at-once')
    .map(({ search }) => search.id)
  const until = new Date(now.getTime() + pauseAfterAlert)
  await settleAlerts(tx, { searchIds, pausing, until })
  return alerts.length
}

type Alert = {
  search: SavedSearchRecord
  candidate: CandidateBrief
  alertId: string
  /** Newest first. */
  ids: number[]
  /** The cards of the first of them. */
  shown: CardRow[]
}

/** Notifies the person by the channels of the search. */
async function send(platform: Platform, tx: Tx, alert: Alert): Promise<void> {
  const { search, candidate, alertId, ids, shown } = alert
  const roles = shown.map((card) => `${card.role_name}, ${card.company_name}`).join('; ')
  const isFollowed = search.company_id !== null
  // One vacancy links to its page, several link to the search results or the followed companies.
  const [only, ...more] = ids
  const several = isFollowed
    ? { target: 'followed' as const }
    : { search: searchQueryString(search.filters) }
  const target = only !== undefined && more.length === 0 ? { vacancyId: only } : several
  const source = isFollowed ? `De ${search.name}, que você segue` : `Na sua busca “${search.name}”`
  await notify(tx, {
    userId: candidate.userId,
    type: 'reminder',
    message: `${newVacanciesText(ids.length)} para você. ${source}: ${roles}`.slice(0, 500),
    key: `alert:${alertId}`,
    at: platform.now(),
    ...target,
  })
  if (search.by_email) await platform.tasks.add(tx, alertTask, { alertId, searchId: search.id })
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
        button: isFollowed ? suffixes.followed : suffixes.search(searchQueryString(search.filters)),
      },
      key: `alert:${alertId}`,
    })
}

/** The query string of a search, `?…`, as the site writes it. */
export function searchQueryString(filters: SavedSearchRecord['filters']): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  params.append('sort', 'newest')
  return `?${params}`
}
