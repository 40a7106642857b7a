import { toDo, type StageState } from '@trilha/contracts/applications/states'
import { sql } from 'kysely'
import { readRows, type Handle, type Tx } from '../../platform/db/database.ts'

export type WaitingStage = {
  application_id: string
  stage_id: string
  candidate_id: string
  vacancy_id: number
  role_name: string
  company_name: string
  title: string
  minutes: number
  state: StageState
  due_at: Date
}

const columns = `s.application_id, s.stage_id, a.candidate_id, a.vacancy_id, v.role_name,
  c.name as company_name, t.title, t.minutes, s.state, s.due_at
  from application_stages s
  join applications a on a.id = s.application_id
  join vacancy_stages t on t.id = s.stage_id
  join vacancies v on v.id = a.vacancy_id
  join companies c on c.id = v.company_id`

/**
 * Stages that wait for the candidate, with a deadline up to `until` and no reminder for it yet, the
 * earliest first. Excludes stages opened after `openedBefore`: their message has just been sent.
 */
export function selectToRemind(
  db: Handle,
  at: { now: Date; until: Date; openedBefore: Date },
  limit: number,
): Promise<WaitingStage[]> {
  return readRows(
    db,
    `select ${columns}
    where s.state = any($1) and a.state = 'in_progress' and s.due_at > $2 and s.due_at <= $3
      and s.opened_at <= $4 and s.reminded_due_at is distinct from s.due_at
    order by s.due_at, s.application_id limit $5`,
    [toDo, at.now, at.until, at.openedBefore, limit],
  )
}

/** One stage in its present state, if it still waits for the candidate with this deadline. */
export async function selectWaiting(
  db: Handle,
  at: { applicationId: string; stageId: string; dueAt: string },
): Promise<WaitingStage | undefined> {
  const [row] = await readRows<WaitingStage>(
    db,
    `select ${columns}
    where s.application_id = $1 and s.stage_id = $2 and s.due_at = $3 and s.state = any($4)
      and a.state = 'in_progress'`,
    [at.applicationId, at.stageId, at.dueAt, toDo],
  )
  return row
}

/** Marks the deadline as reminded. @returns false when it already was, or the stage has changed. */
export async function markReminded(tx: Tx, stage: WaitingStage): Promise<boolean> {
  const { rows } = await sql`
    update application_stages set reminded_due_at = due_at
    where application_id = ${stage.application_id} and stage_id = ${stage.stage_id}
      and due_at = ${stage.due_at} and state = any(${toDo})
      and reminded_due_at is distinct from due_at
    returning stage_id`.execute(tx)
  return rows.length > 0
}
