import type { AlertFrequency, SavedFilters } from '@trilha/contracts/vacancies/savedSearches'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

type Outdated = { id: string; filters: SavedFilters; company_id: string | null }

/**
 * Searches whose keys have another version, in the order of the ids, locked; without those locked
 * by others. @param after the last one that was handled; without it, a million updated rows would be
 * passed by for each batch
 */
export async function claimOutdated(
  tx: Tx,
  { version, after }: { version: string; after: string },
  limit: number,
): Promise<Outdated[]> {
  const { rows } = await sql<Outdated>`
    select id, filters, company_id from saved_searches
    where keys_version <> ${version} and id > ${after}
    order by id limit ${limit} for no key update skip locked`.execute(tx)
  return rows
}

/** Whether any search has keys of another version. */
export async function hasOutdated(db: Handle, version: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from saved_searches
      where keys_version < ${version} or keys_version > ${version}) as found`.execute(db)
  return rows[0]?.found === true
}

/** @param changes.keys the keys of each search, in the order of `ids` */
export async function updateKeys(
  db: Handle,
  { ids, keys, version }: { ids: string[]; keys: string[][]; version: string },
): Promise<void> {
  // As JSON, because the lists differ in length.
  const lists = keys.map((list) => JSON.stringify(list))
  await sql`
    update saved_searches s set keys_version = ${version},
      keys = array(select jsonb_array_elements_text(k.list))
    from unnest(${ids}::uuid[], ${lists}::jsonb[]) k (id, list)
    where s.id = k.id`.execute(db)
}

/** A published vacancy that has not been compared with the saved searches yet. */
export type Fresh = { id: number; company_id: string; published_at: Date }

/** The next open ones that are due, locked; without those locked by others. */
export async function claimFresh(tx: Tx, now: Date, limit: number): Promise<Fresh[]> {
  const { rows } = await sql<Fresh>`
    select v.id, v.company_id, v.published_at
    from fresh_vacancies f join vacancies v on v.id = f.vacancy_id
    where f.due_at <= ${now} and v.state = 'open'
    order by f.vacancy_id limit ${limit} for update of f skip locked`.execute(tx)
  return rows
}

export async function deleteFresh(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from fresh_vacancies where vacancy_id = any(${ids}::bigint[])`.execute(tx)
}

export async function postponeFresh(db: Handle, id: number, until: Date): Promise<void> {
  await sql`update fresh_vacancies set due_at = ${until} where vacancy_id = ${id}`.execute(db)
}

/** A search that may find one of some vacancies. */
export type Candidate = {
  id: string
  /** JSON: equal for equal searches. */
  filters: string
  company_id: string | null
  frequency: AlertFrequency
  since: Date
  /** Of the person. */
  state: string | null
}

/** The searches that have one of these keys and tell of vacancies published before `before`. */
export async function selectByKeys(
  tx: Tx,
  keys: readonly string[],
  before: Date,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select s.id, s.filters::text as filters, s.company_id, s.frequency, s.since, c.state
    from saved_searches s join candidates c on c.id = s.candidate_id
    where s.since < ${before} and s.id = any(array(
      -- Key by key: thousands of keys in one comparison take a hundred times as long.
      select k.id from unnest(${keys}::text[]) as t (key)
      join saved_searches k on k.keys @> array[t.key] and not k.paused))`.execute(tx)
  return rows
}

export type Hits = { searchId: string; vacancyIds: number[]; dueAt: Date }

/**
 * Records what searches have found. A search that waits already, for its hour or for the end of a
 * pause, keeps its time. Searches that have been paused or deleted meanwhile are left out.
 */
export async function insertHits(tx: Tx, hits: readonly Hits[]): Promise<void> {
  const ids = hits.map(({ searchId }) => searchId)
  const times = hits.map(({ dueAt }) => dueAt)
  // Locks the row of a search that waits already, so that nobody tells it and takes it off
  // meanwhile. In the order of the ids, so that two processes cannot deadlock.
  const { rows } = await sql<{ search_id: string }>`
    with alive as (
      select s.id, t.due_at from unnest(${ids}::uuid[], ${times}::timestamptz[]) t (id, due_at)
      join saved_searches s on s.id = t.id and not s.paused
      order by s.id for key share of s
    )
    insert into search_alerts as a (search_id, due_at) select id, due_at from alive
    on conflict (search_id) do update set due_at = a.due_at
    returning a.search_id`.execute(tx)
  const alive = new Set(rows.map((row) => row.search_id))
  const pairs = hits
    .filter(({ searchId }) => alive.has(searchId))
    .flatMap(({ searchId, vacancyIds }) => vacancyIds.map((id) => [searchId, id] as const))
  await sql`
    insert into search_hits (search_id, vacancy_id)
    select * from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, id]) => id)}::bigint[])
    on conflict do nothing`.execute(tx)
}
