import { sql } from 'kysely'
import { finalStates } from '@trilha/contracts/applications/states'
import { readRows, type Handle, type Tx } from '../../platform/db/database.ts'

/** Applicants of a vacancy, for closing it and for extending its deadline. */

/** Applications without a final answer, the longest wait first. */
export async function selectPending(
  db: Handle,
  vacancyId: number,
  limit: number,
): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    `select a.id from applications a where a.vacancy_id = $1 and a.state <> all($2)
    order by a.last_movement_at, a.id limit $3`,
    [vacancyId, finalStates, limit],
  )
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

export type ActiveApplicant = {
  application_id: string
  user_id: string
  role_name: string
  company_name: string
}

/** Applicants without a final answer, by application id, after `after`. */
export async function selectActiveApplicants(
  db: Handle,
  vacancyId: number,
  after: string,
  limit: number,
): Promise<ActiveApplicant[]> {
  return readRows(
    db,
    `select a.id as application_id, u.user_id, v.role_name, k.name as company_name
    from applications a
    join candidates u on u.id = a.candidate_id
    join vacancies v on v.id = a.vacancy_id
    join companies k on k.id = v.company_id
    where a.vacancy_id = $1 and a.state <> all($2) and a.id > $3
    order by a.id limit $4`,
    [vacancyId, finalStates, after, limit],
  )
}
