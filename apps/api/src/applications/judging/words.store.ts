import { sql } from 'kysely'
import type { DecisionMessageReply } from '@trilha/contracts/applications/applications'
import type { Tx } from '../../platform/db/database.ts'

/** Texts of an application: review requests and decision messages. */

/** Stores a review request. The version increases, so that decisions on old data are refused. */
export async function writeReviewRequest(
  tx: Tx,
  at: { applicationId: string; stageId: string },
  text: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('application_stages')
    .set({ review_requested_at: now, review_text: text })
    .where('application_id', '=', at.applicationId)
    .where('stage_id', '=', at.stageId)
    .execute()
  await tx
    .updateTable('applications')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', at.applicationId)
    .execute()
}

/** Stores a decision message with its author's present name and job title. @returns its id. */
export async function insertDecisionMessage(
  tx: Tx,
  decisionMessage: {
    applicationId: string
    stageId: string | null
    kind: DecisionMessageReply['kind']
    recruiterId: string
    text: string
    wentWell: string | null
    missing: string | null
  },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into application_letters (application_id, stage_id, kind, author_id, author_name,
      author_role, text, went_well, missing, at)
    select ${decisionMessage.applicationId}, ${decisionMessage.stageId}, ${decisionMessage.kind},
      r.user_id, r.name, r.job_title, ${decisionMessage.text}, ${decisionMessage.wentWell},
      ${decisionMessage.missing}, ${now}
    from recruiters r where r.id = ${decisionMessage.recruiterId}
    returning id`.execute(tx)
  const id = rows[0]?.id
  if (!id) throw new Error('the author of a decision message is unknown')
  return id
}
