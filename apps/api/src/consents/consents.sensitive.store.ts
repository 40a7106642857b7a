import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/** Purposes that belong to a person, not to one application. */
type PersonPurpose = { candidateId: string; purpose: 'inclusion' | 'talent-disability' }

/** What a consent to the use of sensitive data is for. */
export type SensitivePurpose =
  | PersonPurpose
  | { candidateId: string; purpose: 'application-pcd'; applicationId: string }

const applicationOf = (of: SensitivePurpose): string | null =>
  of.purpose === 'application-pcd' ? of.applicationId : null

/** Records a consent: keeps an active one for this version, revokes one for another version. */
export async function recordSensitiveConsent(
  db: Handle,
  of: SensitivePurpose,
  version: string,
  now: Date,
): Promise<void> {
  await sql`update sensitive.consents set revoked_at = ${now}
    where candidate_id = ${of.candidateId} and purpose = ${of.purpose}
      and application_id is not distinct from ${applicationOf(of)}::uuid
      and revoked_at is null and text_version <> ${version}`.execute(db)
  await sql`insert into sensitive.consents
      (candidate_id, application_id, purpose, text_version, given_at)
    values (${of.candidateId}, ${applicationOf(of)}, ${of.purpose}, ${version}, ${now})
    on conflict do nothing`.execute(db)
}

/** Revokes the consent for a purpose; its row stays as proof. Does nothing without one. */
export async function revokeSensitiveConsent(
  db: Handle,
  of: PersonPurpose,
  now: Date,
): Promise<void> {
  await sql`update sensitive.consents set revoked_at = ${now}
    where candidate_id = ${of.candidateId} and purpose = ${of.purpose}
      and revoked_at is null`.execute(db)
}

/** Revokes the consents for these applications. @returns the applications that had an active one. */
export async function revokeApplicationConsents(
  db: Handle,
  applicationIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update sensitive.consents set revoked_at = ${now}
    where application_id = any (${[...applicationIds]}::uuid[]) and revoked_at is null
    returning application_id as id`.execute(db)
  return rows.map(({ id }) => id)
}
