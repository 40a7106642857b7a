import { sql } from 'kysely'
import { readRows, type Handle } from '../../platform/db/database.ts'

export type InclusionRow = { sealed: Buffer; text_version: string; given_at: Date }

/** The sealed data with the active consent; undefined unless both exist. */
export async function selectInclusion(
  db: Handle,
  candidateId: string,
): Promise<InclusionRow | undefined> {
  const rows = await readRows<InclusionRow>(
    db,
    `select i.sealed, c.text_version, c.given_at
    from sensitive.inclusion i
    join sensitive.consents c on c.candidate_id = i.candidate_id
      and c.purpose = 'inclusion' and c.revoked_at is null
    where i.candidate_id = $1`,
    [candidateId],
  )
  return rows[0]
}

/** The sealed data of candidates with an active consent to this version of the text. */
export async function selectSealed(
  db: Handle,
  candidateIds: string[],
  version: string,
): Promise<{ candidate_id: string; sealed: Buffer }[]> {
  return readRows(
    db,
    `select i.candidate_id, i.sealed from sensitive.inclusion i
    join sensitive.consents c on c.candidate_id = i.candidate_id and c.purpose = 'inclusion'
      and c.revoked_at is null and c.text_version = $2
    where i.candidate_id = any($1)`,
    [candidateIds, version],
  )
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
