import type { StageState } from '@trilha/contracts/applications.states'
import type { Facts, Rule, RuleResult } from '@trilha/contracts/requirements.rules'
import { reachedLast } from '../applications/applications.order.ts'
import { readRows, type Handle, type Tx } from '../platform/db/database.ts'

/** What a person answered in a requirements test so far. */
export type KeptAnswers = { facts: Facts; answers: Record<string, boolean> }

/** The rules of a stage and the answers kept in it. */
export async function selectRules(
  db: Handle,
  at: { applicationId: string; stageId: string },
): Promise<{ rules: Rule[]; kept: KeptAnswers }> {
  const row = await db
    .selectFrom('application_stages as s')
    .innerJoin('vacancy_stages as v', 'v.id', 's.stage_id')
    .select(['v.rules', 's.answers'])
    .where('s.application_id', '=', at.applicationId)
    .where('s.stage_id', '=', at.stageId)
    .executeTakeFirstOrThrow()
  return {
    rules: row.rules as unknown as Rule[],
    kept: (row.answers as KeptAnswers | null) ?? { facts: {}, answers: {} },
  }
}

/** Keeps the answers of a test; `results` only once it is sent. */
export async function writeRuleAnswers(
  tx: Tx,
  at: { applicationId: string; stageId: string },
  kept: KeptAnswers,
  results: readonly RuleResult[] | null,
): Promise<void> {
  await tx
    .updateTable('application_stages')
    .set({
      answers: JSON.stringify(kept),
      ...(results && { results: JSON.stringify(results) }),
    })
    .where('application_id', '=', at.applicationId)
    .where('stage_id', '=', at.stageId)
    .execute()
}

export type RulesTestRecord = {
  application_id: string
  stage_id: string
  title: string
  instructions: string
  minutes: number
  state: StageState
  due_at: Date | null
  rules: Rule[]
  kept: KeptAnswers
}

/** The requirements test that a candidate came to last in a vacancy, else the first one ahead. */
export async function selectOwnRules(
  db: Handle,
  candidateId: string,
  vacancyId: number,
): Promise<RulesTestRecord | undefined> {
  const [row] = await readRows<RulesTestRecord>(
    db,
    `select a.id as application_id, s.stage_id, vs.title, vs.instructions, vs.minutes, s.state,
      s.due_at, vs.rules, coalesce(s.answers, '{"facts": {}, "answers": {}}') as kept
    from applications a
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = 'requirements'
    where a.candidate_id = $1 and a.vacancy_id = $2
    order by ${reachedLast}
    limit 1`,
    [candidateId, vacancyId],
  )
  return row
}
