import { sql } from 'kysely'
import type { LetterReply } from '@trilha/contracts/applications'
import type { Tx } from '../platform/db/database.ts'

/** What people wrote: the request of a review, letters. */

/** Keeps the request of a human review; the company acts on what it saw before no more. */
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

/** Keeps a letter under its author's name and job title of today. @returns its identity. */
export async function insertLetter(
  tx: Tx,
  letter: {
    applicationId: string
    stageId: string | null
    kind: LetterReply['kind']
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
    select ${letter.applicationId}, ${letter.stageId}, ${letter.kind}, r.user_id, r.name,
      r.job_title, ${letter.text}, ${letter.wentWell}, ${letter.missing}, ${now}
    from recruiters r where r.id = ${letter.recruiterId}
    returning id`.execute(tx)
  const id = rows[0]?.id
  if (!id) throw new Error('the author of a letter is unknown')
  return id
}
