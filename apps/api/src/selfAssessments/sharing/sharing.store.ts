import { sql } from 'kysely'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import type { BriefRow } from '../../companies/companies.brief.ts'
import { briefColumns } from '../../companies/companies.fragments.ts'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'
import type { SentRecord, Owner } from '../selfAssessments.store.ts'

/** The consents with which people let companies see their results. */

type ShareRow = BriefRow & { role_names: string[]; shared_at: Date | null }

/** The companies to which a person applied, the newest application first. */
export async function selectShares(db: Handle, { candidateId, kind }: Owner): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select ${briefColumns}, s.shared_at,
      array_agg(v.role_name order by a.applied_at desc, a.id) as role_names
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    left join self_assessment_shares s on s.candidate_id = a.candidate_id
      and s.company_id = c.id and s.kind = ${kind} and s.ended_at is null
    where a.candidate_id = ${candidateId}
    group by c.id, s.shared_at
    order by max(a.applied_at) desc, c.id`.execute(db)
  return rows
}

/** True if the person has applied to the company. */
export async function hasApplied(db: Handle, candidateId: string, companyId: string) {
  const { rows } = await sql`
    select 1 from applications a join vacancies v on v.id = a.vacancy_id
    where a.candidate_id = ${candidateId} and v.company_id = ${companyId} limit 1`.execute(db)
  return rows.length > 0
}

/** Ends the consents of a person for a company, except for the assessment `exceptId`. */
export async function endShares(
  tx: Tx,
  { candidateId, kind }: Owner,
  { companyId, exceptId, now }: { companyId: string; exceptId: string | null; now: Date },
): Promise<void> {
  let ending = tx
    .updateTable('self_assessment_shares')
    .set({ ended_at: now })
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
  if (exceptId) ending = ending.where('assessment_id', '<>', exceptId)
  await ending.execute()
}

/** Saves the consent; an active one stays unchanged. */
export async function insertShare(
  tx: Tx,
  { candidateId, kind }: Owner,
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

type SharedRecord = SentRecord &
  Columns<'self_assessment_shares', 'shared_at'> & { kind: AssessmentKind }

/** The results that a person currently shares with a company. */
export async function selectShared(
  db: Handle,
  candidateId: string,
  companyId: string,
): Promise<SharedRecord[]> {
  const { rows } = await sql<SharedRecord>`
    select r.id, r.kind, r.version, r.sent_at, r.short_form, r.result, s.shared_at
    from self_assessment_shares s join self_assessments r on r.id = s.assessment_id
    where s.candidate_id = ${candidateId} and s.company_id = ${companyId}
      and s.ended_at is null`.execute(db)
  return rows
}
