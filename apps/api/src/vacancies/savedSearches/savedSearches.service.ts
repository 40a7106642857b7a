import {
  maxFollowed,
  maxSavedSearches,
  type changeSavedSearch as changeContract,
  type SavedFilters,
  type SavedSearch,
  type saveSearch as saveContract,
} from '@trilha/contracts/vacancies/savedSearches'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { findCandidateBrief, lockCandidate } from '../../candidates/candidates.service.ts'
import { presentBrief, type BriefRow } from '../../companies/companies.brief.ts'
import { recordConsent } from '../../notifications/preferences/consents.ts'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction, type Handle, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { nextMorning, timeZoneOf } from '../../platform/whatsapp/hours.ts'
import { keysVersion } from '../search/keys.ts'
import { keysOfSaved } from './keysOfSaved.ts'
import {
  deleteAlert,
  deleteSaved,
  insertSaved,
  lockSaved,
  muteSaved,
  rescheduleAlert,
  selectSaved,
  selectSavedById,
  selectVerifiedName,
  updateSaved,
  type SavedSearchRecord,
  type SavedSearchRow,
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
  const filters = withoutEmptyLists(body.filters)
  const keys = await keysOfSaved(ctx, { filters, company_id: null })
  return inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    const saved = await selectSaved(tx, candidateId)
    if (saved.filter(isSearch).length >= maxSavedSearches) fail('saved-searches-full')
    const row = await insertSaved(tx, {
      candidate_id: candidateId,
      name: body.name,
      filters,
      frequency: body.frequency,
      by_email: body.byEmail,
      by_whatsapp: body.byWhatsApp,
      created_at: now,
      since: now,
      company_id: null,
      keys,
      keys_version: keysVersion(),
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
    const after: SavedSearchRow = {
      ...before,
      name: body.name ?? before.name,
      frequency,
      by_email: body.byEmail ?? before.by_email,
      by_whatsapp: body.byWhatsApp ?? before.by_whatsapp,
      paused: body.paused ?? before.paused,
      since: isResumed ? now : before.since,
    }
    await updateSaved(tx, after)
    if (after.paused !== before.paused) await deleteAlert(tx, id)
    else if (frequency !== before.frequency)
      await rescheduleAlert(tx, id, await dueAt(tx, candidateId, frequency, now))
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

/**
 * Follows a company: a saved search for all its vacancies. One that is followed stays as it is.
 * @throws AppError `not-found` unless Trilha's team has verified the company, `list-full`.
 */
export async function followCompany(
  ctx: CandidateContext,
  companyId: string,
): Promise<SavedSearch> {
  const { candidateId } = ctx.viewer
  const now = ctx.now()
  const name = (await selectVerifiedName(ctx.db, companyId)) ?? fail('not-found')
  const keys = await keysOfSaved(ctx, { filters: {}, company_id: companyId })
  return inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    const saved = await selectSaved(tx, candidateId)
    const known = saved.find((search) => search.company_id === companyId)
    if (known) return present(known)
    if (saved.length - saved.filter(isSearch).length >= maxFollowed) fail('list-full')
    const row = await insertSaved(tx, {
      candidate_id: candidateId,
      name: name.slice(0, maxName),
      filters: {},
      frequency: 'daily',
      by_email: true,
      by_whatsapp: false,
      created_at: now,
      since: now,
      company_id: companyId,
      keys,
      keys_version: keysVersion(),
    })
    return present(row!)
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
  const found = await selectSavedById(db, id)
  return found?.candidate_id === candidateId ? { name: found.name, byEmail: found.by_email } : null
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

/** When waiting vacancies are sent: daily at 8 a.m. in the person's time zone, or else now. */
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

/** Whether it is a search, not a company that the person follows. */
const isSearch = (search: SavedSearchRecord): boolean => search.company_id === null

const maxName = 80

/** The company of a search; null for one without. */
function companyOf(row: SavedSearchRow): SavedSearch['company'] {
  if (row.company_id === null) return null
  const brief = presentBrief(row as SavedSearchRow & BriefRow)
  return { ...brief, sector: row.sector ?? '', openVacancies: row.open_vacancies }
}

const present = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters: row.filters,
  frequency: row.frequency,
  byEmail: row.by_email,
  byWhatsApp: row.by_whatsapp,
  paused: row.paused,
  createdAt: row.created_at.toISOString(),
  company: companyOf(row),
})
