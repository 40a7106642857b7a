import { sql } from 'kysely'
import type { Competency } from '@trilha/contracts/selfAssessments/scales'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

export type MarkRecord = { competency: Competency; mark: number; evidence: string }

export type ScorecardRecord = Columns<'scorecards', 'recruiter_id' | 'note' | 'sent_at'> & {
  author_name: string
  role: string
  marks: MarkRecord[]
}

/** All scorecards of an application, including drafts. The caller must check who may see them. */
export async function selectScorecards(
  db: Handle,
  applicationId: string,
): Promise<ScorecardRecord[]> {
  const { rows } = await sql<ScorecardRecord>`
    select k.recruiter_id, r.name as author_name, r.job_title as role, k.note, k.sent_at,
      (select coalesce(json_agg(json_build_object('competency', m.competency, 'mark', m.mark,
          'evidence', m.evidence) order by m.competency), '[]')
        from scorecard_marks m where m.application_id = k.application_id
          and m.recruiter_id = k.recruiter_id) as marks
    from scorecards k join recruiters r on r.id = k.recruiter_id
    where k.application_id = ${applicationId} order by k.sent_at, k.recruiter_id`.execute(db)
  return rows
}

/** Saves a scorecard and replaces its draft. The caller must have locked the application. */
export async function writeScorecard(
  tx: Tx,
  key: { applicationId: string; recruiterId: string },
  card: { marks: readonly MarkRecord[]; note: string; sentAt: Date | null },
  now: Date,
): Promise<void> {
  const content = { note: card.note, saved_at: now, sent_at: card.sentAt }
  await tx
    .insertInto('scorecards')
    .values({ application_id: key.applicationId, recruiter_id: key.recruiterId, ...content })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'recruiter_id']).doUpdateSet(content),
    )
    .execute()
  await tx
    .deleteFrom('scorecard_marks')
    .where('application_id', '=', key.applicationId)
    .where('recruiter_id', '=', key.recruiterId)
    .execute()
  await sql`
    insert into scorecard_marks (application_id, recruiter_id, competency, mark, evidence)
    select ${key.applicationId}, ${key.recruiterId}, m.competency, m.mark, m.evidence
    from jsonb_to_recordset(${JSON.stringify(card.marks)}::jsonb)
      as m(competency text, mark smallint, evidence text)`.execute(tx)
}
