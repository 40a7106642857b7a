import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/**
 * Candidates who registered before `before`, have neither changed their profile nor been reminded
 * since, and want reminders by mail or WhatsApp.
 */
export async function selectUnchanged(
  db: Handle,
  before: Date,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from candidates c
    join users u on u.id = c.user_id and u.deleted_at is null and u.deletion_asked_at is null
    left join candidate_profiles p on p.candidate_id = c.id
    left join candidate_facts f on f.candidate_id = c.id
    left join profile_reminders r on r.candidate_id = c.id
    left join notification_preferences n on n.candidate_id = c.id
    where c.created_at < ${before} and coalesce(p.updated_at < ${before}, true)
      and coalesce(f.updated_at < ${before}, true) and coalesce(r.at < ${before}, true)
      and (coalesce(n.receive_update_reminders, true) or coalesce(n.receive_update_whatsapp, false))
    order by c.id limit ${limit}`.execute(db)
  return rows
}

/** Records a reminder sent now. @returns false when one was already sent since `before`. */
export async function markReminded(
  tx: Tx,
  candidateId: string,
  now: Date,
  before: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into profile_reminders (candidate_id, at) values (${candidateId}, ${now})
    on conflict (candidate_id) do update set at = excluded.at
      where profile_reminders.at < ${before}
    returning candidate_id`.execute(tx)
  return rows.length > 0
}
