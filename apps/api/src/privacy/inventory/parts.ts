import { sql, type RawBuilder } from 'kysely'
import type { ExportFile } from '../export/files.ts'

/** A person by the ids of the user and the candidate. */
export type Person = { userId: string; candidateId: string }

/** SQL condition that finds a person's rows; `t` is the alias of the table. */
type Condition = (person: Person) => RawBuilder<boolean>

/**
 * A table with data of a person: what the copy of the data contains of it, and what the deletion of
 * the account does with it. A test compares the inventory with the database and fails when a table
 * that refers to a user or a candidate is missing.
 */
export type InventoryEntry = {
  table: string
  /** The rows of a person. */
  where: Condition
  /** The file of the copy and the columns (SQL on `t`), or the reason why it is not exported. */
  exported: { file: ExportFile; columns: RawBuilder<unknown> } | { not: string }
  /**
   * `erase` deletes the rows; `set` empties these columns; `keep` is the legal reason why the rows
   * stay. Rows that stay no longer identify the person, since the account itself is emptied.
   */
  deletion: 'erase' | { set: (now: Date) => RawBuilder<unknown>; keep: string } | { keep: string }
}

/* Conditions for a person's rows, and columns from the tables that these rows refer to. */

export const ofUser: Condition = ({ userId }) => sql<boolean>`t.user_id = ${userId}`
export const ofCandidate: Condition = ({ candidateId }) =>
  sql<boolean>`t.candidate_id = ${candidateId}`
export const ownApplications = ({ candidateId }: Person): RawBuilder<string> =>
  sql<string>`(select id from applications where candidate_id = ${candidateId})`
export const ofApplication: Condition = (person) =>
  sql<boolean>`t.application_id in ${ownApplications(person)}`
/** Compares phone numbers as `phoneKey` writes them: digits only, without Brazil's ninth digit. */
export const ofPhone: Condition = ({ candidateId }) => sql<boolean>`t.phone in (
  select regexp_replace(substr(phone, 2), '^(55..)9(.{8})$', '\\1\\2')
  from candidates where id = ${candidateId})`
export const ofVideo: Condition = ({ candidateId }) =>
  sql<boolean>`t.video_id in (select id from videos where candidate_id = ${candidateId})`
export const ofSavedSearch: Condition = ({ candidateId }) =>
  sql<boolean>`t.search_id in (select id from saved_searches where candidate_id = ${candidateId})`
export const ofAssessment: Condition = ({ candidateId }) => sql<boolean>`t.assessment_id in (
  select id from self_assessments where candidate_id = ${candidateId})`

export const vacancy = sql`(select v.role_name from vacancies v where v.id = t.vacancy_id)
  as vacancy`
export const company = sql`(select c.name from companies c where c.id = t.company_id) as company`
export const companyOfVacancy = sql`(select c.name
  from vacancies v join companies c on c.id = v.company_id where v.id = t.vacancy_id) as company`
export const stage = sql`(select s.title from vacancy_stages s where s.id = t.stage_id) as stage`
export const item = sql`(select i.prompt from stage_items i where i.id = t.item_id) as question`
export const videoQuestion = sql`(select q.prompt from video_questions q where q.id = t.question_id)
  as question`
export const viewerCompany = sql`(select c.name
  from recruiters r join companies c on c.id = r.company_id where r.user_id = t.user_id) as company`

export const json = (file: ExportFile, columns: RawBuilder<unknown>) => ({ file, columns })
