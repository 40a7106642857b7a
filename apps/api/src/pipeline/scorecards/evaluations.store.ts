import { sql } from 'kysely'
import { hasEnded } from '../../applications/applications.fragments.ts'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

/** Requests to colleagues to score candidates. */

/** How many of the given applications belong to a vacancy. */
export async function countApplicationsOfVacancy(
  db: Handle,
  vacancyId: number,
  applicationIds: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vacancy_id', '=', vacancyId)
    .where('id', 'in', applicationIds)
    .executeTakeFirstOrThrow()
  return count
}

type RequestKey = Columns<'evaluation_requests', 'application_id' | 'recruiter_id'>

/**
 * Saves requests to colleagues to score people. Leaves out people whose trail has ended, colleagues
 * who already sent their scorecard, and requests that already exist.
 * @returns the new requests.
 */
export async function insertRequests(
  tx: Tx,
  { applications, colleagues }: { applications: readonly string[]; colleagues: readonly string[] },
  by: { recruiterId: string; now: Date },
): Promise<RequestKey[]> {
  const { rows } = await sql<RequestKey>`
    insert into evaluation_requests (application_id, recruiter_id, asked_by, at)
    select a.id, r.id, ${by.recruiterId}, ${by.now}
    from applications a cross join recruiters r
    where a.id = any(${applications}::uuid[]) and r.id = any(${colleagues}::uuid[])
      and not ${hasEnded}
      and not exists (select from scorecards k where k.application_id = a.id
        and k.recruiter_id = r.id and k.sent_at is not null)
    on conflict do nothing
    returning application_id, recruiter_id`.execute(tx)
  return rows
}

export type RequestRow = { name: string; by: string; at: Date; done: boolean }

/** Who was asked to score a person, the oldest request first. */
export async function selectRequests(db: Handle, applicationId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.name, b.name as "by", q.at, k.sent_at is not null as done
    from evaluation_requests q
    join recruiters r on r.id = q.recruiter_id
    join recruiters b on b.id = q.asked_by
    left join scorecards k on k.application_id = q.application_id
      and k.recruiter_id = q.recruiter_id
    where q.application_id = ${applicationId} order by q.at, r.name`.execute(db)
  return rows
}
