import { finalStates } from '@trilha/contracts/applications/states'
import { sql } from 'kysely'
import type { SentProfile } from '../../candidates/candidates.presenter.ts'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Statements on the snapshots of applications that ended. */

/** True if the candidate blocks the company. */
export async function isBlocked(tx: Tx, candidateId: string, companyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('company_blocks')
    .select('company_id')
    .where('candidate_id', '=', candidateId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the profile with the photo and the place that the person has now; an earlier one stays. */
export async function insertSnapshot(
  tx: Tx,
  { applicationId, profile }: { applicationId: string; profile: SentProfile },
  now: Date,
): Promise<void> {
  await sql`insert into application_snapshots
      (application_id, at, profile, photo_file, municipality_code, city, state)
    select a.id, ${now}, ${JSON.stringify(profile)}::jsonb, u.photo_file, f.municipality_code,
      c.city, c.state
    from applications a
    join candidates c on c.id = a.candidate_id
    join users u on u.id = c.user_id
    left join candidate_facts f on f.candidate_id = c.id
    where a.id = ${applicationId}
    on conflict (application_id) do nothing`.execute(tx)
}

/** Empties the snapshots of these applications, and stores empty ones where there are none. */
export async function withholdSnapshots(
  tx: Tx,
  applicationIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`insert into application_snapshots (application_id, at)
    select id, ${now} from unnest(${applicationIds}::uuid[]) as id
    on conflict (application_id) do update
      set profile = null, photo_file = null, municipality_code = null, city = null, state = null
  `.execute(tx)
}

export async function deleteSnapshot(tx: Tx, applicationId: string): Promise<void> {
  await tx.deleteFrom('application_snapshots').where('application_id', '=', applicationId).execute()
}

/** The profile of a snapshot; null if it is withheld, undefined if there is no snapshot. */
export async function selectSnapshot(
  db: Handle,
  applicationId: string,
): Promise<SentProfile | null | undefined> {
  const row = await db
    .selectFrom('application_snapshots')
    .select('profile')
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return row && (row.profile as SentProfile | null)
}

/**
 * Locks the applications of a candidate to a company, so that no decision on them is under way, and
 * returns the ids of those that ended.
 */
export async function lockAndSelectEnded(
  tx: Tx,
  candidateId: string,
  companyId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select a.id from applications a
    join vacancies v on v.id = a.vacancy_id
    where a.candidate_id = ${candidateId} and v.company_id = ${companyId}
    order by a.id for update of a`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  // A separate statement: the one above, if it waited for the lock, would read outdated states.
  const ended = await tx
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', ids)
    .where('state', 'in', finalStates)
    .execute()
  return ended.map(({ id }) => id)
}

/** Applications that ended before there were snapshots. */
export async function selectEndedWithoutSnapshot(db: Handle, limit: number) {
  return db
    .selectFrom('applications as a')
    .leftJoin('application_snapshots as s', 's.application_id', 'a.id')
    .select('a.id')
    .where('a.state', 'in', finalStates)
    .where('s.application_id', 'is', null)
    .limit(limit)
    .execute()
}
