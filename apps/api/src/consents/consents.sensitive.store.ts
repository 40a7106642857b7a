import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/** Purposes that belong to a person, not to one application. */
type PersonPurpose = { candidateId: string; purpose: 'inclusion' | 'talent-disability' }

/** The purpose of a consent to the use of sensitive data. */
export type SensitivePurpose =
  | PersonPurpose
  | { candidateId: string; purpose: 'application-pcd'; applicationId: string }

const applicationOf = (consent: SensitivePurpose): string | null =>
  consent.purpose === 'application-pcd' ? consent.applicationId : null

/** Records a consent. An active one to this version stays; one to another version is revoked. */
export async function recordSensitiveConsent(
  db: Handle,
  consent: SensitivePurpose,
  version: string,
  now: Date,
): Promise<void> {
  await sql`update sensitive.consents set revoked_at = ${now}
    where candidate_id = ${consent.candidateId} and purpose = ${consent.purpose}
      and application_id is not distinct from ${applicationOf(consent)}::uuid
      and revoked_at is null and text_version <> ${version}`.execute(db)
  await sql`insert into sensitive.consents
      (candidate_id, application_id, purpose, text_version, given_at)
    values (${consent.candidateId}, ${applicationOf(consent)}, ${consent.purpose}, ${version},
      ${now})
    on conflict do nothing`.execute(db)
}

/** Revokes the consent to a purpose, if there is one. The row stays as proof. */
export async function revokeSensitiveConsent(
  db: Handle,
  consent: PersonPurpose,
  now: Date,
): Promise<void> {
  await sql`update sensitive.consents set revoked_at = ${now}
    where candidate_id = ${consent.candidateId} and purpose = ${consent.purpose}
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
