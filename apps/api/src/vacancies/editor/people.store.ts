import { sql } from 'kysely'
import { finalStates } from '@trilha/contracts/applications/states'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

/** Queries for closing a vacancy and for extending its deadline. */

/** Ids of the applications without a final answer; those that wait longest come first. */
export async function selectPending(
  db: Handle,
  vacancyId: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<Columns<'applications', 'id'>>`
    select a.id from applications a
    where a.vacancy_id = ${vacancyId} and a.state <> all(${finalStates})
    order by a.last_movement_at, a.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function updateClosing(
  tx: Tx,
  id: number,
  closesOn: string,
  now: Date,
): Promise<void> {
  await sql`update vacancies set closes_on = ${closesOn}, updated_at = ${now}
    where id = ${id}`.execute(tx)
}

export type ActiveApplicant = Columns<'candidates', 'user_id'> &
  Columns<'vacancies', 'role_name'> & {
    application_id: string
    company_name: string
  }

/** Applicants without a final answer, sorted by application id, from the next id after `after`. */
export async function selectActiveApplicants(
  db: Handle,
  vacancyId: number,
  after: string,
  limit: number,
): Promise<ActiveApplicant[]> {
  const { rows } = await sql<ActiveApplicant>`
    select a.id as application_id, u.user_id, v.role_name, k.name as company_name
    from applications a
    join candidates u on u.id = a.candidate_id
    join vacancies v on v.id = a.vacancy_id
    join companies k on k.id = v.company_id
    where a.vacancy_id = ${vacancyId} and a.state <> all(${finalStates}) and a.id > ${after}
    order by a.id limit ${limit}`.execute(db)
  return rows
}
