import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** The name of the role of a vacancy. */
export async function selectRoleName(tx: Tx, vacancyId: number): Promise<string> {
  const row = await tx
    .selectFrom('vacancies')
    .select('role_name')
    .where('id', '=', vacancyId)
    .executeTakeFirstOrThrow()
  return row.role_name
}

/** Users to notify: recruiters who wrote to the candidate, or else all who may answer. */
export async function selectUsersToNotify(
  tx: Tx,
  applicationId: string,
  companyId: string,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with writers as (
      select distinct r.user_id from application_messages m
      join recruiters r on r.id = m.recruiter_id
      where m.application_id = ${applicationId} and r.left_at is null
    )
    select user_id from writers
    union all
    select user_id from recruiters
    where company_id = ${companyId} and role in ('owner', 'recruiter')
      and left_at is null and not exists (select from writers)
    limit 100`.execute(tx)
  return rows.map((row) => row.user_id)
}
