import { hourMs } from '@trilha/contracts/shared/durations'
import type { SavedFilters } from '@trilha/contracts/vacancies/savedSearches'
import { inSharedBatches } from '../../platform/concurrency/sharedBatches.ts'
import type { Platform } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { nextMorning, timeZoneOf } from '../../platform/whatsapp/hours.ts'
import { createYielder } from '../../search/yielder.ts'
import { keysVersion } from '../search/keys.ts'
import { companyKey, listingQuery, renewKeys } from './keysOfSaved.ts'
import {
  claimFresh,
  deleteFresh,
  hasOutdated,
  insertHits,
  postponeFresh,
  selectByKeys,
  type Candidate,
  type Fresh,
  type Hits,
} from './matching.store.ts'

/** Few, because a vacancy may concern thousands of searches, which are in memory together. */
const batchSize = 20

/**
 * Compares the vacancies that have been published with the saved searches and records what they
 * find. A vacancy that is not open, for example paused, waits until it is.
 * @returns how many vacancies were compared.
 */
export async function matchFresh(platform: Platform): Promise<number> {
  const { db } = platform
  await renewKeys(platform)
  // Another process is at it: without their keys, these searches would not be found.
  if (await hasOutdated(db, keysVersion())) return 0
  return inSharedBatches({
    db,
    size: batchSize,
    claim: (tx, limit) => claimFresh(tx, platform.now(), limit),
    handle: (tx, fresh) => matchBatch(platform, tx, fresh),
    postpone: ({ id }) => postponeFresh(db, id, new Date(platform.now().getTime() + hourMs)),
  })
}

async function matchBatch(platform: Platform, tx: Tx, fresh: readonly Fresh[]): Promise<number> {
  const ids = fresh.map(({ id }) => id)
  // After the claim, so that the index has all of them.
  await platform.search.catchUp()
  const keys = new Set(fresh.map((vacancy) => companyKey(vacancy.company_id)))
  for (const list of (await platform.search.keysOfVacancies(ids)).values())
    for (const key of list) keys.add(key)
  const newest = new Date(Math.max(...fresh.map((vacancy) => vacancy.published_at.getTime())))
  const searches = await selectByKeys(tx, [...keys], newest)
  const hits = await findHits(platform, fresh, searches)
  if (hits.length > 0) await insertHits(tx, hits)
  await deleteFresh(tx, ids)
  return fresh.length
}

/** What each of these searches finds among the fresh vacancies. */
async function findHits(
  platform: Platform,
  fresh: readonly Fresh[],
  searches: readonly Candidate[],
): Promise<Hits[]> {
  const now = platform.now()
  const found = await findByFilters(platform, fresh, searches)
  const mornings = new Map<string | null, Date>()
  const morningIn = (state: string | null): Date => {
    const known = mornings.get(state) ?? nextMorning(now, timeZoneOf(state))
    mornings.set(state, known)
    return known
  }
  return searches.flatMap(({ id, filters, company_id: companyId, since, frequency, state }) => {
    const isFound = (vacancy: Fresh) =>
      companyId === null ? found.get(filters)!.has(vacancy.id) : vacancy.company_id === companyId
    const vacancyIds = fresh
      .filter((vacancy) => vacancy.published_at > since && isFound(vacancy))
      .map((vacancy) => vacancy.id)
    if (vacancyIds.length === 0) return []
    return [{ searchId: id, vacancyIds, dueAt: frequency === 'daily' ? morningIn(state) : now }]
  })
}

/** The fresh vacancies in the listing of each search, by its filters; each listing is read once. */
async function findByFilters(
  platform: Platform,
  fresh: readonly Fresh[],
  searches: readonly Candidate[],
): Promise<Map<string, ReadonlySet<number>>> {
  const among = fresh.map(({ id }) => id)
  const listings = new Map<string, SavedFilters>()
  for (const { filters, company_id: companyId } of searches)
    if (companyId === null && !listings.has(filters))
      listings.set(filters, JSON.parse(filters) as SavedFilters)
  await platform.search.learn([...listings.values()].flatMap(({ roleName }) => roleName ?? []))
  const yieldIfDue = createYielder()
  const found = new Map<string, ReadonlySet<number>>()
  for (const [key, filters] of listings) {
    found.set(key, new Set(await findAmong(platform, filters, among)))
    await yieldIfDue()
  }
  return found
}

/** Those of these vacancies that a search finds. Corrected and partial matches do not count. */
async function findAmong(
  platform: Platform,
  filters: SavedFilters,
  among: readonly number[],
): Promise<number[]> {
  const query = await listingQuery(platform, filters)
  if (!query) return []
  const everything = { ...query, among, offset: 0, limit: Number.POSITIVE_INFINITY }
  const { ids, searchedFor, isPartialMatch } = platform.search.search(everything)
  return searchedFor !== null || isPartialMatch ? [] : ids
}
