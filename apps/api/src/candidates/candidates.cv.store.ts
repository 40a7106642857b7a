import type { Proposal } from '@trilha/contracts/candidates.cv'
import type { Handle } from '../platform/db/database.ts'

export type CvRow = {
  file: string | null
  name: string | null
  kind: string | null
  bytes: number | null
  sent_at: Date | null
  proposals: Proposal[]
}

/** The CV of a candidate; undefined before one was sent. */
export async function selectCv(db: Handle, candidateId: string): Promise<CvRow | undefined> {
  const row = await db
    .selectFrom('candidate_cvs')
    .select(['file', 'name', 'kind', 'bytes', 'sent_at', 'proposals'])
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return row && { ...row, proposals: row.proposals as Proposal[] }
}

/** Writes the CV over the one before; the keys absent stay as they are. */
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

/** Forgets a candidate's CV. @returns the file that is left behind, null without one. */
export async function deleteCv(db: Handle, candidateId: string): Promise<string | null> {
  const row = await db
    .deleteFrom('candidate_cvs')
    .where('candidate_id', '=', candidateId)
    .returning('file')
    .executeTakeFirst()
  return row?.file ?? null
}
