import type { Proposal } from '@trilha/contracts/candidates/cv'
import type { Handle } from '../../platform/db/database.ts'

export type CvRow = {
  file: string | null
  name: string | null
  kind: string | null
  bytes: number | null
  sent_at: Date | null
  proposals: Proposal[]
}

/** The CV of a candidate; undefined when none was uploaded. */
export async function selectCv(db: Handle, candidateId: string): Promise<CvRow | undefined> {
  const row = await db
    .selectFrom('candidate_cvs')
    .select(['file', 'name', 'kind', 'bytes', 'sent_at', 'proposals'])
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return row && { ...row, proposals: row.proposals as Proposal[] }
}

/** Inserts or updates the CV; absent keys stay unchanged. */
export async function upsertCv(
  db: Handle,
  candidateId: string,
  { proposals, ...file }: Partial<Omit<CvRow, 'proposals'>> & { proposals: Proposal[] },
): Promise<void> {
  const row = { ...file, proposals: JSON.stringify(proposals) }
  await db
    .insertInto('candidate_cvs')
    .values({ candidate_id: candidateId, ...row })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(row))
    .execute()
}

/** Deletes a candidate's CV. @returns the stored file to remove; null without one. */
export async function deleteCv(db: Handle, candidateId: string): Promise<string | null> {
  const row = await db
    .deleteFrom('candidate_cvs')
    .where('candidate_id', '=', candidateId)
    .returning('file')
    .executeTakeFirst()
  return row?.file ?? null
}
