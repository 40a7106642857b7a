import { isGuessed } from '@trilha/contracts/places/places'
import { noCookies, type Platform } from '../../platform/context.ts'
import { inSharedBatches } from '../../platform/concurrency/sharedBatches.ts'
import { createYielder } from '../../search/yielder.ts'
import { keysVersion } from '../search/keys.ts'
import { searchQuery } from '../search/query.ts'
import { claimOutdated, hasOutdated, updateKeys } from './matching.store.ts'
import type { SavedSearchRecord } from './savedSearches.store.ts'

type Saved = Pick<SavedSearchRecord, 'filters' | 'company_id'>

const batchSize = 1000
/** An id before all others. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * The listing of these filters, for nobody in particular; null when nothing can match. A place that
 * is only guessed matches nothing: nobody corrects the guess in an alert.
 */
export async function listingQuery(platform: Platform, filters: Saved['filters']) {
  const { index, place } = await searchQuery(
    { ...platform, viewer: null, ip: '', agent: '', cookies: noCookies },
    { ...filters, sort: 'newest' },
    null,
  )
  return place && isGuessed(place) ? null : index
}

/** The key of a search for all vacancies of a company. */
export const companyKey = (companyId: string): string => `@${companyId}`

/** The keys of a saved search, of which a vacancy must have one; none when nothing can match. */
export async function keysOfSaved(platform: Platform, search: Saved): Promise<string[]> {
  if (search.company_id !== null) return [companyKey(search.company_id)]
  const query = await listingQuery(platform, search.filters)
  return query ? platform.search.keysOfSearch(query) : []
}

/** Computes the keys of all searches anew whose keys follow other rules. */
export async function renewKeys(platform: Platform): Promise<void> {
  const { db } = platform
  const version = keysVersion()
  if (!(await hasOutdated(db, version))) return
  const yieldIfDue = createYielder()
  let after = beforeAll
  await inSharedBatches({
    db,
    size: batchSize,
    claim: (tx, limit) => claimOutdated(tx, { version, after }, limit),
    handle: async (tx, rows) => {
      // All at once, instead of word by word.
      await platform.search.learn(rows.flatMap(({ filters }) => filters.roleName ?? []))
      const keys: string[][] = []
      for (const row of rows) {
        keys.push(await keysOfSaved(platform, row))
        await yieldIfDue()
      }
      const ids = rows.map(({ id }) => id)
      await updateKeys(tx, { ids, keys, version })
      after = ids.at(-1)!
      return rows.length
    },
    // Without keys it finds nothing until the rules change again.
    postpone: ({ id }) => updateKeys(db, { ids: [id], keys: [[]], version }),
  })
}
