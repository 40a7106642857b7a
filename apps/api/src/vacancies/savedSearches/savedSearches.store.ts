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
  /** Alerts leave out vacancies published earlier: when it was saved, or the end of a pause. */
  since: Date
  company_id: string | null
}

/** A search with the company that the person follows by it; without one these are null. */
export type SavedSearchRow = SavedSearchRecord & {
  sector: string | null
  open_vacancies: number
} & {
  [Column in keyof BriefRow]: BriefRow[Column] | null
}

/** The columns of `SavedSearchRecord`, of `s`. A followed company has its own name, as it is now. */
export const savedColumns = sql`s.id, s.candidate_id,
  coalesce((select left(f.name, 80) from companies f where f.id = s.company_id), s.name) as name,
  s.filters, s.frequency, s.by_email,
  s.by_whatsapp, s.paused, s.created_at, s.since, s.company_id`

const selectRows = sql`select ${savedColumns}, ${briefColumns}, c.sector,
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

export type SearchToSave = Omit<SavedSearchRecord, 'id' | 'paused'> & {
  keys: string[]
  keys_version: string
}

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
  const { name, frequency, by_email, by_whatsapp, paused, since } = search
  await tx
    .updateTable('saved_searches')
    .set({ name, frequency, by_email, by_whatsapp, paused, since })
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

/** When the waiting vacancies of a search are sent; does nothing when none wait. */
export async function rescheduleAlert(db: Handle, searchId: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('search_alerts')
    .set({ due_at: dueAt })
    .where('search_id', '=', searchId)
    .execute()
}

/** Forgets the waiting vacancies of a search. */
export async function deleteAlert(tx: Tx, searchId: string): Promise<void> {
  await tx.deleteFrom('search_alerts').where('search_id', '=', searchId).execute()
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
