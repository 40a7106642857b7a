import type { AlertFrequency, SavedFilters } from '@trilha/contracts/vacancies/savedSearches'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type SavedSearchRecord = {
  id: string
  candidate_id: string
  name: string
  filters: SavedFilters
  frequency: AlertFrequency
  by_email: boolean
  by_whatsapp: boolean
  paused: boolean
  created_at: Date
  since: Date
  due_at: Date
}

const columns = sql`id, candidate_id, name, filters, frequency, by_email, by_whatsapp, paused,
  created_at, since, due_at`

/** A person's saved searches, the newest first. */
export async function selectSaved(db: Handle, candidateId: string): Promise<SavedSearchRecord[]> {
  const { rows } = await sql<SavedSearchRecord>`
    select ${columns} from saved_searches where candidate_id = ${candidateId}
    order by created_at desc, id desc`.execute(db)
  return rows
}

/** A search of this person, locked until the transaction ends; undefined when there is none. */
export async function lockSaved(
  tx: Tx,
  candidateId: string,
  id: string,
): Promise<SavedSearchRecord | undefined> {
  const { rows } = await sql<SavedSearchRecord>`
    select ${columns} from saved_searches where id = ${id} and candidate_id = ${candidateId}
    for update`.execute(tx)
  return rows[0]
}

/** Locks the candidate, so that parallel saves cannot exceed the maximum number of searches. */
export async function lockOwner(tx: Tx, candidateId: string): Promise<void> {
  await sql`select from candidates where id = ${candidateId} for no key update`.execute(tx)
}

export type SearchToSave = Omit<SavedSearchRecord, 'id' | 'paused'>

/** @returns the row; undefined when the person has already saved the same filters. */
export async function insertSaved(
  tx: Tx,
  search: SearchToSave,
): Promise<SavedSearchRecord | undefined> {
  const { rows } = await sql<SavedSearchRecord>`
    insert into saved_searches (candidate_id, name, filters, frequency, by_email, by_whatsapp,
      created_at, since, due_at)
    values (${search.candidate_id}, ${search.name}, ${JSON.stringify(search.filters)},
      ${search.frequency}, ${search.by_email}, ${search.by_whatsapp}, ${search.created_at},
      ${search.since}, ${search.due_at})
    on conflict (candidate_id, filters) do nothing
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** Updates the fields of a search that may change. */
export async function updateSaved(tx: Tx, search: SavedSearchRecord): Promise<void> {
  const { name, frequency, by_email, by_whatsapp, paused, since, due_at } = search
  await tx
    .updateTable('saved_searches')
    .set({ name, frequency, by_email, by_whatsapp, paused, since, due_at })
    .where('id', '=', search.id)
    .execute()
}

/** @returns false when the person has no such search. */
export async function deleteSaved(db: Handle, candidateId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Turns off WhatsApp messages for all searches of a person. */
export async function muteSaved(tx: Tx, candidateId: string): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ by_whatsapp: false })
    .where('candidate_id', '=', candidateId)
    .execute()
}

/** Searches that are due, the longest overdue first. */
export async function selectDue(
  db: Handle,
  now: Date,
  limit: number,
): Promise<SavedSearchRecord[]> {
  const { rows } = await sql<SavedSearchRecord>`
    select ${columns} from saved_searches where not paused and due_at <= ${now}
    order by due_at, id limit ${limit}`.execute(db)
  return rows
}

/** Publication times, by id, of the open vacancies published after `since`; newest first. */
export async function selectPublishedSince(db: Handle, since: Date): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('vacancies')
    .select(['id', 'published_at'])
    .where('state', '=', 'open')
    .where('published_at', '>', since)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.id, row.published_at!]))
}

/**
 * Schedules the next check of a search.
 * @returns false when nothing was changed, because another process has rescheduled the search or
 * the person has changed or paused it.
 */
export async function rescheduleSearch(
  tx: Tx,
  search: Pick<SavedSearchRecord, 'id' | 'due_at'>,
  next: { since: Date; dueAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('saved_searches')
    .set({ since: next.since, due_at: next.dueAt })
    .where('id', '=', search.id)
    .where('due_at', '=', search.due_at)
    .where('paused', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Records that these vacancies are included in an alert to a person.
 * @returns the vacancies that were not in an earlier alert and that the person did not apply to.
 */
export async function insertAlerted(
  tx: Tx,
  candidateId: string,
  { vacancyIds, alertId, now }: { vacancyIds: readonly number[]; alertId: string; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number }>`
    insert into told_vacancies (candidate_id, vacancy_id, alert_id, at)
    select ${candidateId}::uuid, v.id, ${alertId}::uuid, ${now}
    from unnest(${vacancyIds}::bigint[]) as v(id)
    where not exists (select from applications a
      where a.candidate_id = ${candidateId} and a.vacancy_id = v.id)
    on conflict do nothing
    returning vacancy_id`.execute(tx)
  return rows.map((row) => row.vacancy_id)
}

/** The vacancies of one alert. */
export async function selectAlerted(db: Handle, alertId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('told_vacancies')
    .select('vacancy_id')
    .where('alert_id', '=', alertId)
    .orderBy('vacancy_id', 'desc')
    .execute()
  return rows.map((row) => row.vacancy_id)
}

/** One saved search for the worker; undefined when deleted. */
export async function selectSavedById(
  db: Handle,
  id: string,
): Promise<SavedSearchRecord | undefined> {
  const { rows } = await sql<SavedSearchRecord>`
    select ${columns} from saved_searches where id = ${id}`.execute(db)
  return rows[0]
}
