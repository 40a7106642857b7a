import type { ExportFile } from '../export/files.ts'

/**
 * A table with data of a person: what the copy of the data contains of it, and what the deletion of
 * the account does with it. A test compares the inventory with the database and fails when a table
 * that refers to a user or a candidate is missing.
 */
export type InventoryEntry = {
  table: string
  /** The condition for a person's rows: SQL on `t`; $1 is the user, $2 the candidate. */
  of: string
  /** The file of the copy and the columns (SQL on `t`), or the reason why it is not exported. */
  exported: { file: ExportFile; columns: string } | { not: string }
  /**
   * `erase` deletes the rows; `set` empties these columns ($3 is the current time); `keep` is the
   * legal reason why the rows stay. With `set` and `keep` nothing names the person any more, since
   * the account itself is emptied.
   */
  deletion: 'erase' | { set: string; keep: string } | { keep: string }
}

/* Conditions for rows, and columns of the rows that they refer to. */

export const ofUser = 't.user_id = $1'
export const ofCandidate = 't.candidate_id = $2'
export const own = '(select id from applications where candidate_id = $2)'
export const ofApplication = `t.application_id in ${own}`
/** Compares numbers as `phoneKey` of the platform writes them: digits, without Brazil's ninth. */
export const ofNumber = `t.phone in (select regexp_replace(substr(phone, 2), '^(55..)9(.{8})$', '\\1\\2')
  from candidates where id = $2)`
export const ofVideo = 't.video_id in (select id from videos where candidate_id = $2)'
export const ofAssessment =
  't.assessment_id in (select id from self_assessments where candidate_id = $2)'

export const vacancy = '(select v.role_name from vacancies v where v.id = t.vacancy_id) as vacancy'
export const company = '(select c.name from companies c where c.id = t.company_id) as company'
export const companyOfVacancy = `(select c.name from vacancies v join companies c on c.id = v.company_id
  where v.id = t.vacancy_id) as company`
export const stage = '(select s.title from vacancy_stages s where s.id = t.stage_id) as stage'
export const item = '(select i.prompt from stage_items i where i.id = t.item_id) as question'
export const videoQuestion =
  '(select q.prompt from video_questions q where q.id = t.question_id) as question'
export const viewerCompany = `(select c.name from recruiters r join companies c on c.id = r.company_id
  where r.user_id = t.user_id) as company`

export const json = (file: ExportFile, columns: string) => ({ file, columns })
