import { sql } from 'kysely'
import { readRows, type Handle } from '../platform/db/database.ts'

export type InclusionRow = { sealed: Buffer; text_version: string; given_at: Date }

/** The sealed data with the consent that holds; undefined without both. */
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

/** The sealed data of those whose consent to this version of the text holds. */
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

/** Writes the sealed data over the data before. */
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

/** Notes a consent unless one to the same text holds; one to an earlier text ends. */
export async function giveConsent(
  db: Handle,
  candidateId: string,
  version: string,
  now: Date,
): Promise<void> {
  await sql`update sensitive.consents set revoked_at = ${now}
    where candidate_id = ${candidateId} and purpose = 'inclusion' and revoked_at is null
      and text_version <> ${version}`.execute(db)
  await sql`insert into sensitive.consents (candidate_id, purpose, text_version, given_at)
    values (${candidateId}, 'inclusion', ${version}, ${now}) on conflict do nothing`.execute(db)
}

/** Erases the data and ends the consent; its row stays as proof. */
export async function eraseInclusion(db: Handle, candidateId: string, now: Date): Promise<void> {
  await sql`delete from sensitive.inclusion where candidate_id = ${candidateId}`.execute(db)
  await sql`update sensitive.consents set revoked_at = ${now}
    where candidate_id = ${candidateId} and purpose = 'inclusion' and revoked_at is null`.execute(
    db,
  )
}
