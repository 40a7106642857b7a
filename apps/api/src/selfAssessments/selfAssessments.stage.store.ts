import type { StageState } from '@trilha/contracts/applications.states'
import { reachedLast } from '../applications/applications.fragments.ts'
import { readRows, type Handle } from '../platform/db/database.ts'
import { briefColumns, type BriefRow } from '../companies/companies.brief.ts'
import type { Owner } from './selfAssessments.store.ts'

/** Stages with a self-assessment, and their critical competencies. */

/** Saves critical competencies of stages, identified by vacancy and position in the trail. */
export async function insertCritical(
  db: Handle,
  rows: readonly {
    vacancyId: number
    position: number
    competencies: Critical
    reason: string
    responsible: { name: string; crp: string } | null
  }[],
): Promise<void> {
  await readRows(
    db,
    `insert into stage_competencies
      (stage_id, critical, reason, responsible_name, responsible_crp)
    select s.id, r.competencies, r.reason, r.responsible ->> 'name', r.responsible ->> 'crp'
    from jsonb_to_recordset($1) as r("vacancyId" bigint, position smallint, competencies jsonb,
      reason text, responsible jsonb)
    join vacancy_stages s on s.vacancy_id = r."vacancyId" and s.position = r.position`,
    [JSON.stringify(rows)],
  )
}

export type Critical = { scale: string; weight: number }[]

/** The critical competencies of the first competency stage of a vacancy. */
export async function selectCritical(
  db: Handle,
  vacancyId: number,
): Promise<{ critical: Critical; reason: string } | undefined> {
  const [row] = await readRows<{ critical: Critical; reason: string }>(
    db,
    `select k.critical, k.reason from stage_competencies k
    join vacancy_stages s on s.id = k.stage_id
    where s.vacancy_id = $1 order by s.position limit 1`,
    [vacancyId],
  )
  return row
}

export type StageRecord = BriefRow & {
  application_id: string
  stage_id: string
  title: string
  instructions: string
  state: StageState
  due_at: Date | null
  role_name: string
  critical: Critical | null
  reason: string | null
  shared_at: Date | null
}

/** The latest stage of this kind that a candidate has reached in a vacancy, else the next one. */
export async function selectStage(
  db: Handle,
  { candidateId, kind }: Owner,
  vacancyId: number,
): Promise<StageRecord | undefined> {
  const [row] = await readRows<StageRecord>(
    db,
    `select a.id as application_id, s.stage_id, vs.title, vs.instructions, s.state, s.due_at,
      v.role_name, k.critical, k.reason, sh.shared_at, ${briefColumns}
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = $2
    left join stage_competencies k on k.stage_id = vs.id
    left join self_assessment_shares sh on sh.candidate_id = a.candidate_id
      and sh.company_id = c.id and sh.kind = $2 and sh.ended_at is null
    where a.candidate_id = $1 and a.vacancy_id = $3
    order by ${reachedLast}
    limit 1`,
    [candidateId, kind, vacancyId],
  )
  return row
}
