import { sql } from 'kysely'
import type { CompetencyBand } from '@trilha/contracts/selfAssessments/scales'
import type { StageWeight } from '@trilha/contracts/vacancies/enums'
import type { Handle } from '../../platform/db/database.ts'
import { bandOfTest, hasHiddenRating } from '../pipeline.store.ts'

export type TestRow = { stageId: string; title: string; weight: StageWeight; band: CompetencyBand }

/** Custom tests of an application with a result that this recruiter may see. */
export async function selectTests(
  db: Handle,
  applicationId: string,
  recruiterId: string,
): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    select t.stage_id as "stageId", tv.title, tv.weight, ${bandOfTest} as band
    from stage_attempts t join vacancy_stages tv on tv.id = t.stage_id
    where t.application_id = ${applicationId} and t.points is not null and t.most > 0
      and not ${hasHiddenRating(recruiterId)}
    order by tv.position`.execute(db)
  return rows
}
