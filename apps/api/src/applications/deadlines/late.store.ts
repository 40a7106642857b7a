import { sql } from 'kysely'
import type { Columns, Handle } from '../../platform/db/database.ts'

export type LateAnswer = Columns<'applications', 'candidate_id' | 'vacancy_id'> &
  Columns<'vacancies', 'role_name'> & {
    application_id: string
    company_name: string
    answer_due_at: Date
    /** Identifies the application and the promised day: another day gives another key. */
    key: string
  }

const key = sql<string>`'late:' || a.id || ':' || extract(epoch from a.answer_due_at)::bigint`
const columnsAndTables = sql`a.id as application_id, a.candidate_id, a.vacancy_id, v.role_name,
  o.name as company_name, a.answer_due_at, ${key} as key
  from applications a
  join vacancies v on v.id = a.vacancy_id
  join companies o on o.id = v.company_id
  join candidates c on c.id = a.candidate_id`

/** Late answers due after `since` that the candidate was not notified of, the oldest first. */
export async function selectLate(
  db: Handle,
  at: { now: Date; since: Date },
  limit: number,
): Promise<LateAnswer[]> {
  const { rows } = await sql<LateAnswer>`
    select ${columnsAndTables}
    where a.answer_due_at > ${at.since} and a.answer_due_at < ${at.now}
      and not exists (select from notifications n where n.user_id = c.user_id and n.key = ${key})
    order by a.answer_due_at, a.id limit ${limit}`.execute(db)
  return rows
}

/** The late answer of one application; undefined when the company has answered. */
export async function selectStillLate(
  db: Handle,
  applicationId: string,
  now: Date,
): Promise<LateAnswer | undefined> {
  const { rows } = await sql<LateAnswer>`
    select ${columnsAndTables}
    where a.id = ${applicationId} and a.answer_due_at < ${now}`.execute(db)
  return rows[0]
}
