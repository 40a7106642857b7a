import { sql } from 'kysely'
import type { ActionName, Actor } from '@trilha/contracts/applications/states'
import type { Handle } from '../../platform/db/database.ts'

export type HistoryRecord = {
  at: Date
  action: ActionName | 'undo' | 'reveal' | 'blind-on' | 'blind-off'
  actor: Actor
  by: string | null
  stage: string | null
  from: string | null
  to: string | null
  reason: string | null
}

/**
 * Movements of an application, reveals of the person, and changes of the blind mode after the
 * person applied. The latest come first; at most 500 rows.
 */
export async function selectHistory(db: Handle, applicationId: string): Promise<HistoryRecord[]> {
  const { rows } = await sql<HistoryRecord>`
    select at, action, actor, "by", stage, "from", "to", reason from (
      select h.id, h.at, h.action, h.actor, r.name as "by", s.title as stage,
        h.from_state as "from", h.to_state as "to", null as reason
      from application_history h
      left join recruiters r on r.user_id = h.user_id
      left join vacancy_stages s on s.id = h.stage_id
      where h.application_id = ${applicationId}
      union all
      select 0, w.at, 'reveal', 'company', r.name, null, null, null, null
      from blind_reveals w join recruiters r on r.user_id = w.user_id
      where w.application_id = ${applicationId}
      union all
      select 0, c.at, case when c.blind then 'blind-on' else 'blind-off' end, 'company', r.name,
        null, null, null, c.reason
      from applications a join blind_changes c on c.vacancy_id = a.vacancy_id and c.at >= a.applied_at
      join recruiters r on r.user_id = c.user_id
      where a.id = ${applicationId}
    ) rows order by at desc, id desc limit 500`.execute(db)
  return rows
}
