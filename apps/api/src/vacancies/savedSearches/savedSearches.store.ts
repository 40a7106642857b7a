import type { AlertFrequency, SavedFilters } from '@trilha/contracts/vacancies/savedSearches'
import { sql } from 'kysely'
import type { BriefRow } from '../../companies/companies.brief.ts'
import { briefColumns } from '../../companies/companies.fragments.ts'
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
  company_id: string | null
}

/** A search with the company that the person follows by it; without one these are null. */
export type SavedSearchRow = SavedSearchRecord & {
  sector: string | null
  open_vacancies: number
} & {
  [Column in keyof BriefRow]: BriefRow[Column] | null
}

const columns = sql`s.id, s.candidate_id, s.name, s.filters, s.frequency, s.by_email,
  s.by_whatsapp, s.paused, s.created_at, s.since, s.due_at, s.company_id`

const selectRows = sql`select ${columns}, ${briefColumns}, c.sector,
    (select count(*)::int from vacancies v where v.company_id = s.company_id and v.state = 'open')
      as open_vacancies
  from saved_searches s left join companies c on c.id = s.company_id`

/** A person's saved searches, the newest first. */
export async function selectSaved(db: Handle, candidateId: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    ${selectRows} where s.candidate_id = ${candidateId}
    order by s.created_at desc, s.id desc`.execute(db)
  return rows
}

/** A search of this person, locked until the transaction ends; undefined when there is none. */
export async function lockSaved(
  tx: Tx,
  candidateId: string,
  id: string,
): Promise<SavedSearchRow | undefined> {
  const { rows } = await sql<SavedSearchRow>`
    ${selectRows} where s.id = ${id} and s.candidate_id = ${candidateId}
    for update of s`.execute(tx)
  return rows[0]
}

export type SearchToSave = Omit<SavedSearchRecord, 'id' | 'paused'>

/** @returns the row; undefined when the person has saved the same filters or follows the company. */
export async function insertSaved(
  tx: Tx,
  search: SearchToSave,
): Promise<SavedSearchRow | undefined> {
  const row = await tx
    .insertInto('saved_searches')
    .values({ ...search, filters: JSON.stringify(search.filters) })
    .onConflict((conflict) =>
      conflict.columns(['candidate_id', 'filters', 'company_id']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row && lockSaved(tx, search.candidate_id, row.id)
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
    select ${columns} from saved_searches s where not s.paused and s.due_at <= ${now}
    order by s.due_at, s.id limit ${limit}`.execute(db)
  return rows
}

/** A vacancy of `selectPublishedSince`. */
export type Published = { at: Date; companyId: string }

/** The open vacancies published after `since`, by id; newest first. */
export async function selectPublishedSince(
  db: Handle,
  since: Date,
): Promise<Map<number, Published>> {
  const rows = await db
    .selectFrom('vacancies')
    .select(['id', 'published_at', 'company_id'])
    .where('state', '=', 'open')
    .where('published_at', '>', since)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.id, { at: row.published_at!, companyId: row.company_id }]))
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
 * @returns the vacancies that were not in an earlier alert and that the person neither applied to
 * nor hid.
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
      and not exists (select from vacancy_marks k
        where k.candidate_id = ${candidateId} and k.vacancy_id = v.id and k.mark = 'hidden')
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
export async function selectSavedById(db: Handle, id: string): Promise<SavedSearchRow | undefined> {
  const { rows } = await sql<SavedSearchRow>`${selectRows} where s.id = ${id}`.execute(db)
  return rows[0]
}

/** The name of a company that Trilha's team has verified; undefined for any other. */
export async function selectVerifiedName(db: Handle, companyId: string) {
  const row = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.name
}
