import { toDo, type StageState } from '@trilha/contracts/applications/states'
import { sql } from 'kysely'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

export type WaitingStage = Columns<'application_stages', 'application_id' | 'stage_id'> &
  Columns<'applications', 'candidate_id' | 'vacancy_id'> &
  Columns<'vacancies', 'role_name'> &
  Columns<'vacancy_stages', 'title' | 'minutes'> & {
    company_name: string
    state: StageState
    due_at: Date
  }

const columnsAndTables = sql`s.application_id, s.stage_id, a.candidate_id, a.vacancy_id,
  v.role_name, c.name as company_name, t.title, t.minutes, s.state, s.due_at
  from application_stages s
  join applications a on a.id = s.application_id
  join vacancy_stages t on t.id = s.stage_id
  join vacancies v on v.id = a.vacancy_id
  join companies c on c.id = v.company_id`

/**
 * Stages that wait for the candidate, have a deadline up to `until` and got no reminder of it yet,
 * the earliest deadline first. Excludes stages opened after `openedBefore`: the candidate has just
 * got a message about them.
 */
export async function selectToRemind(
  db: Handle,
  at: { now: Date; until: Date; openedBefore: Date },
  limit: number,
): Promise<WaitingStage[]> {
  const { rows } = await sql<WaitingStage>`
    select ${columnsAndTables}
    where s.state = any(${toDo}) and a.state = 'in_progress'
      and s.due_at > ${at.now} and s.due_at <= ${at.until}
      and s.opened_at <= ${at.openedBefore} and s.reminded_due_at is distinct from s.due_at
    order by s.due_at, s.application_id limit ${limit}`.execute(db)
  return rows
}

/** One stage; undefined if it no longer waits for the candidate with this deadline. */
export async function selectWaiting(
  db: Handle,
  at: { applicationId: string; stageId: string; dueAt: string },
): Promise<WaitingStage | undefined> {
  const { rows } = await sql<WaitingStage>`
    select ${columnsAndTables}
    where s.application_id = ${at.applicationId} and s.stage_id = ${at.stageId}
      and s.due_at = ${at.dueAt} and s.state = any(${toDo})
      and a.state = 'in_progress'`.execute(db)
  return rows[0]
}

/** Records the reminder of a deadline. @returns false if there was one or the stage has changed. */
export async function markReminded(tx: Tx, stage: WaitingStage): Promise<boolean> {
  const { rows } = await sql`
    update application_stages set reminded_due_at = due_at
    where application_id = ${stage.application_id} and stage_id = ${stage.stage_id}
      and due_at = ${stage.due_at} and state = any(${toDo})
      and reminded_due_at is distinct from due_at
    returning stage_id`.execute(tx)
  return rows.length > 0
}
