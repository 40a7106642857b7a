import { sql } from 'kysely'
import type { Columns, Handle } from '../../platform/db/database.ts'

export type InclusionRow = Columns<'sensitive.inclusion', 'sealed'> &
  Columns<'sensitive.consents', 'text_version' | 'given_at'>

/** The sealed data with the active consent; undefined when one of them is missing. */
export async function selectInclusion(
  db: Handle,
  candidateId: string,
): Promise<InclusionRow | undefined> {
  const { rows } = await sql<InclusionRow>`
    select i.sealed, c.text_version, c.given_at
    from sensitive.inclusion i
    join sensitive.consents c on c.candidate_id = i.candidate_id
      and c.purpose = 'inclusion' and c.revoked_at is null
    where i.candidate_id = ${candidateId}`.execute(db)
  return rows[0]
}

type SealedRow = Columns<'sensitive.inclusion', 'candidate_id' | 'sealed'>

/** The sealed data of candidates with an active consent to this version of the text. */
export async function selectSealed(
  db: Handle,
  candidateIds: string[],
  version: string,
): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select i.candidate_id, i.sealed from sensitive.inclusion i
    join sensitive.consents c on c.candidate_id = i.candidate_id and c.purpose = 'inclusion'
      and c.revoked_at is null and c.text_version = ${version}
    where i.candidate_id = any(${candidateIds}::uuid[])`.execute(db)
  return rows
}

/** Inserts or replaces the sealed data. */
export async function upsertInclusion(
  db: Handle,
  candidateId: string,
  sealed: Buffer,
  now: Date,
): Promise<void> {
  await sql`insert into sensitive.inclusion (candidate_id, sealed, updated_at)
    values (${candidateId}, ${sealed}, ${now})
    on conflict (candidate_id) do update set sealed = ${sealed}, updated_at = ${now}`.execute(db)
}

/** Deletes the data. */
export async function deleteInclusion(db: Handle, candidateId: string): Promise<void> {
  await sql`delete from sensitive.inclusion where candidate_id = ${candidateId}`.execute(db)
}
