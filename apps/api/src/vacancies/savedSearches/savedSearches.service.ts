import {
  maxSavedSearches,
  type changeSavedSearch as changeContract,
  type SavedFilters,
  type SavedSearch,
  type saveSearch as saveContract,
} from '@trilha/contracts/vacancies/savedSearches'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { findCandidateBrief } from '../../candidates/candidates.service.ts'
import { recordConsent } from '../../notifications/preferences/consents.ts'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction, type Handle, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { nextMorning, timeZoneOf } from '../../platform/whatsapp/hours.ts'
import {
  deleteSaved,
  insertSaved,
  lockOwner,
  lockSaved,
  muteSaved,
  selectSaved,
  updateSaved,
  type SavedSearchRecord,
} from './savedSearches.store.ts'

/** Removes empty lists, so that equal searches have equal filters. */
const withoutEmptyLists = (filters: SavedFilters): SavedFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  )

/** The viewer's saved searches, newest first. */
export async function listSaved(ctx: CandidateContext): Promise<{ rows: SavedSearch[] }> {
  return { rows: (await selectSaved(ctx.db, ctx.viewer.candidateId)).map(present) }
}

/**
 * Saves a search. Its alerts include the vacancies that are published from now on.
 * @throws AppError `search-saved-already`, `saved-searches-full`.
 */
export async function saveSearch(
  ctx: CandidateContext,
  body: BodyOf<typeof saveContract>,
): Promise<SavedSearch> {
  const { candidateId } = ctx.viewer
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    await lockOwner(tx, candidateId)
    const saved = await selectSaved(tx, candidateId)
    if (saved.length >= maxSavedSearches) fail('saved-searches-full')
    const row = await insertSaved(tx, {
      candidate_id: candidateId,
      name: body.name,
      filters: withoutEmptyLists(body.filters),
      frequency: body.frequency,
      by_email: body.byEmail,
      by_whatsapp: body.byWhatsApp,
      created_at: now,
      since: now,
      due_at: await dueAt(tx, candidateId, body.frequency, now),
    })
    if (!row) return fail('search-saved-already')
    if (body.byWhatsApp)
      await recordConsent(ctx, tx, {
        userId: ctx.viewer.userId,
        candidateId,
        topic: 'searches',
        given: true,
      })
    return present(row)
  })
}

/**
 * Changes a saved search. After a pause, alerts include only vacancies published from now on.
 * @throws AppError `not-found`, also for a search of another person.
 */
export async function changeSaved(
  ctx: CandidateContext,
  id: string,
  body: BodyOf<typeof changeContract>,
): Promise<SavedSearch> {
  const { candidateId } = ctx.viewer
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const before = (await lockSaved(tx, candidateId, id)) ?? fail('not-found')
    const isResumed = before.paused && body.paused === false
    const frequency = body.frequency ?? before.frequency
    const after: SavedSearchRecord = {
      ...before,
      name: body.name ?? before.name,
      frequency,
      by_email: body.byEmail ?? before.by_email,
      by_whatsapp: body.byWhatsApp ?? before.by_whatsapp,
      paused: body.paused ?? before.paused,
      since: isResumed ? now : before.since,
      due_at:
        isResumed || frequency !== before.frequency
          ? await dueAt(tx, candidateId, frequency, now)
          : before.due_at,
    }
    await updateSaved(tx, after)
    if (body.byWhatsApp === true)
      await recordConsent(ctx, tx, {
        userId: ctx.viewer.userId,
        candidateId,
        topic: 'searches',
        given: true,
      })
    if (before.by_whatsapp && !after.by_whatsapp) {
      const remaining = await selectSaved(tx, candidateId)
      if (!remaining.some((search) => search.by_whatsapp))
        await recordConsent(ctx, tx, {
          userId: ctx.viewer.userId,
          candidateId,
          topic: 'searches',
          given: false,
        })
    }
    return present(after)
  })
}

/** Deletes a saved search. @throws AppError `not-found`, also for a search of another person. */
export async function removeSaved(ctx: CandidateContext, id: string): Promise<void> {
  if (!(await deleteSaved(ctx.db, ctx.viewer.candidateId, id))) fail('not-found')
}

/** A saved search by owner and id, for unsubscribe links in mails; null when deleted. */
export async function findSavedSearch(
  db: Handle,
  candidateId: string,
  id: string,
): Promise<{ name: string; byEmail: boolean } | null> {
  const found = (await selectSaved(db, candidateId)).find((search) => search.id === id)
  return found ? { name: found.name, byEmail: found.by_email } : null
}

/** Turns the mails of one search on or off, for unsubscribe links in mails. */
export async function setSearchMails(
  tx: Tx,
  candidateId: string,
  id: string,
  on: boolean,
): Promise<void> {
  const search = await lockSaved(tx, candidateId, id)
  if (search) await updateSaved(tx, { ...search, by_email: on })
}

/** Turns off WhatsApp messages for all searches of a person. */
export const muteSearches = muteSaved

/** When a search is next due: a daily one at 8 a.m. in the person's time zone, any other now. */
async function dueAt(
  db: Handle,
  candidateId: string,
  frequency: SavedSearchRecord['frequency'],
  now: Date,
): Promise<Date> {
  if (frequency === 'at-once') return now
  const candidate = await findCandidateBrief(db, candidateId)
  return nextMorning(now, timeZoneOf(candidate?.state ?? null))
}

const present = (row: SavedSearchRecord): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters: row.filters,
  frequency: row.frequency,
  byEmail: row.by_email,
  byWhatsApp: row.by_whatsapp,
  paused: row.paused,
  createdAt: row.created_at.toISOString(),
})
