import type { AssessmentKind } from '@trilha/contracts/selfAssessments.scales'
import type { StageState } from '@trilha/contracts/applications.states'
import { readRows, type Handle, type Tx } from '../platform/db/database.ts'
import type { SentRecord, Whose } from './selfAssessments.store.ts'

/** Who may see a result, and what trails and companies say beside it. */

export type CompanyRecord = {
  company_id: string
  company_name: string
  company_mark: string
  company_tone: string
  company_verified: boolean
}

const company = `c.id as company_id, c.name as company_name, c.mark as company_mark,
  c.tone as company_tone, c.verified_at is not null as company_verified`

/** The companies of a person's trails, the newest trail first. */
export async function selectShares(
  db: Handle,
  { candidateId, kind }: Whose,
): Promise<(CompanyRecord & { role_names: string[]; shared_at: Date | null })[]> {
  return readRows(
    db,
    `select ${company}, s.shared_at,
      array_agg(v.role_name order by a.applied_at desc, a.id) as role_names
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    left join self_assessment_shares s on s.candidate_id = a.candidate_id
      and s.company_id = c.id and s.kind = $2 and s.ended_at is null
    where a.candidate_id = $1
    group by c.id, s.shared_at
    order by max(a.applied_at) desc, c.id`,
    [candidateId, kind],
  )
}

/** True where the person has a trail with the company. */
export async function hasTrail(db: Handle, candidateId: string, companyId: string) {
  const rows = await readRows(
    db,
    `select 1 from applications a join vacancies v on v.id = a.vacancy_id
    where a.candidate_id = $1 and v.company_id = $2 limit 1`,
    [candidateId, companyId],
  )
  return rows.length > 0
}

/** Ends what the person agreed to with a company, unless it names this assessment. */
export async function endShares(
  tx: Tx,
  { candidateId, kind }: Whose,
  companyId: string,
  keep: string | null,
  now: Date,
): Promise<void> {
  let ending = tx
    .updateTable('self_assessment_shares')
    .set({ ended_at: now })
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
  if (keep) ending = ending.where('assessment_id', '<>', keep)
  await ending.execute()
}

/** Notes the consent; nothing new where it stands already. */
export async function insertShare(
  tx: Tx,
  { candidateId, kind }: Whose,
  share: { assessmentId: string; companyId: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('self_assessment_shares')
    .values({
      assessment_id: share.assessmentId,
      candidate_id: candidateId,
      kind,
      company_id: share.companyId,
      shared_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The results that a person shares with a company now. */
export async function selectShared(
  db: Handle,
  candidateId: string,
  companyId: string,
): Promise<(SentRecord & { kind: AssessmentKind; shared_at: Date })[]> {
  return readRows(
    db,
    `select r.id, r.kind, r.version, r.sent_at, r.short_form, r.result, s.shared_at
    from self_assessment_shares s join self_assessments r on r.id = s.assessment_id
    where s.candidate_id = $1 and s.company_id = $2 and s.ended_at is null`,
    [candidateId, companyId],
  )
}

/** Keeps what stages look at, each named by its vacancy and its place in the trail. */
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

/** What a vacancy names as critical in its first competency stage. */
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

export type StageRecord = CompanyRecord & {
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

/** The stage of this kind that a candidate came to last in a vacancy, else the first one ahead. */
export async function selectStage(
  db: Handle,
  { candidateId, kind }: Whose,
  vacancyId: number,
): Promise<StageRecord | undefined> {
  const [row] = await readRows<StageRecord>(
    db,
    `select a.id as application_id, s.stage_id, vs.title, vs.instructions, s.state, s.due_at,
      v.role_name, k.critical, k.reason, sh.shared_at, ${company}
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = $2
    left join stage_competencies k on k.stage_id = vs.id
    left join self_assessment_shares sh on sh.candidate_id = a.candidate_id
      and sh.company_id = c.id and sh.kind = $2 and sh.ended_at is null
    where a.candidate_id = $1 and a.vacancy_id = $3
    order by s.state = 'locked', case when s.state = 'locked' then s.position else -s.position end
    limit 1`,
    [candidateId, kind, vacancyId],
  )
  return row
}

/** What people of a company answered about it, by version of the portraits. */
export async function selectRatings(
  db: Handle,
  companyId: string,
  version: string,
): Promise<Record<string, number>[]> {
  const rows = await readRows<{ answers: Record<string, number> }>(
    db,
    `select answers from company_value_ratings where company_id = $1 and version = $2
    order by user_id`,
    [companyId, version],
  )
  return rows.map((row) => row.answers)
}

/** Keeps what somebody of a company answered about it; a newer answer takes the place of theirs. */
export async function upsertRating(
  db: Handle,
  rating: { companyId: string; userId: string; version: string; answers: Record<string, number> },
  now: Date,
): Promise<void> {
  const row = {
    version: rating.version,
    answers: JSON.stringify(rating.answers),
    rated_at: now,
  }
  await db
    .insertInto('company_value_ratings')
    .values({ company_id: rating.companyId, user_id: rating.userId, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(row))
    .execute()
}
