import { sql } from 'kysely'
import type { StageState } from '@trilha/contracts/applications/states'
import { latestStageFirst } from '../applications/applications.fragments.ts'
import type { Columns, Handle } from '../platform/db/database.ts'
import type { BriefRow } from '../companies/companies.brief.ts'
import { briefColumns } from '../companies/companies.fragments.ts'
import type { Critical } from '../vacancies/publishing/critical.ts'
import type { Owner } from './selfAssessments.store.ts'

/** Stages with a self-assessment, and their critical competencies. */

export type StageRecord = BriefRow &
  Columns<'application_stages', 'application_id' | 'stage_id' | 'due_at'> &
  Columns<'vacancy_stages', 'title' | 'instructions'> &
  Columns<'vacancies', 'role_name'> & {
    state: StageState
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
  const { rows } = await sql<StageRecord>`
    select a.id as application_id, s.stage_id, vs.title, vs.instructions, s.state, s.due_at,
      v.role_name, k.critical, k.reason, sh.shared_at, ${briefColumns}
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = ${kind}
    left join stage_competencies k on k.stage_id = vs.id
    left join self_assessment_shares sh on sh.candidate_id = a.candidate_id
      and sh.company_id = c.id and sh.kind = ${kind} and sh.ended_at is null
    where a.candidate_id = ${candidateId} and a.vacancy_id = ${vacancyId}
    order by ${latestStageFirst}
    limit 1`.execute(db)
  return rows[0]
}
