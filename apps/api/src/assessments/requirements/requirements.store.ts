import { sql } from 'kysely'
import type { StageState } from '@trilha/contracts/applications/states'
import type { Facts, Rule } from '@trilha/contracts/assessments/rules'
import { latestStageFirst } from '../../applications/applications.fragments.ts'
import type { Columns, Handle } from '../../platform/db/database.ts'

/** The answers saved so far in a requirements test. */
export type SavedAnswers = { facts: Facts; answers: Record<string, boolean> }

/** The rules of a stage and the answers saved in it. */
export async function selectRules(
  db: Handle,
  at: { applicationId: string; stageId: string },
): Promise<{ rules: Rule[]; saved: SavedAnswers }> {
  const { rules, saved } = await db
    .selectFrom('application_stages as s')
    .innerJoin('vacancy_stages as v', 'v.id', 's.stage_id')
    .select((eb) => [
      eb.ref('v.rules').$castTo<Rule[]>().as('rules'),
      eb.ref('s.answers').$castTo<SavedAnswers | null>().as('saved'),
    ])
    .where('s.application_id', '=', at.applicationId)
    .where('s.stage_id', '=', at.stageId)
    .executeTakeFirstOrThrow()
  return { rules, saved: saved ?? { facts: {}, answers: {} } }
}

export type RulesTestRecord = Columns<
  'application_stages',
  'application_id' | 'stage_id' | 'due_at'
> &
  Columns<'vacancy_stages', 'title' | 'instructions' | 'minutes'> & {
    state: StageState
    rules: Rule[]
    saved: SavedAnswers
  }

/** The last requirements test that a candidate reached in a vacancy; if none, the first one. */
export async function selectOwnRules(
  db: Handle,
  candidateId: string,
  vacancyId: number,
): Promise<RulesTestRecord | undefined> {
  const { rows } = await sql<RulesTestRecord>`
    select a.id as application_id, s.stage_id, vs.title, vs.instructions, vs.minutes, s.state,
      s.due_at, vs.rules, coalesce(s.answers, '{"facts": {}, "answers": {}}') as saved
    from applications a
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = 'requirements'
    where a.candidate_id = ${candidateId} and a.vacancy_id = ${vacancyId}
    order by ${latestStageFirst}
    limit 1`.execute(db)
  return rows[0]
}
