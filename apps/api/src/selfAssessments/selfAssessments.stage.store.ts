import type { StageState } from '@trilha/contracts/applications/states'
import { reachedLast } from '../applications/applications.fragments.ts'
import { readRows, type Handle } from '../platform/db/database.ts'
import { briefColumns, type BriefRow } from '../companies/companies.brief.ts'
import type { Critical } from '../vacancies/publishing/critical.ts'
import type { Owner } from './selfAssessments.store.ts'

/** Stages with a self-assessment, and their critical competencies. */

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
