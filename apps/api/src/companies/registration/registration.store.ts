import { dayMs } from '@trilha/contracts/shared/durations'
import type { Handle } from '../../platform/db/database.ts'

export type Registration = {
  cnpj: string
  companyName: string
  sector: string
  name: string
  jobTitle: string
  email: string
  passwordHash: string
  termsVersion: string
}

/** Stores a registration until its mail is confirmed. @returns its id. */
export async function insertRegistration(
  db: Handle,
  registration: Registration,
  at: { createdAt: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('company_registrations')
    .values({
      cnpj: registration.cnpj,
      company_name: registration.companyName,
      sector: registration.sector,
      person_name: registration.name,
      job_title: registration.jobTitle,
      email: registration.email,
      password_hash: registration.passwordHash,
      accepted_terms_version: registration.termsVersion,
      created_at: at.createdAt,
      expires_at: at.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The recipient of a registration's mail; undefined when confirmed or deleted. */
export async function selectRegistration(db: Handle, id: string) {
  return db
    .selectFrom('company_registrations')
    .select(['email', 'person_name', 'company_name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Stores the hash of the key that the mail of a registration contains. */
export async function setRegistrationKey(db: Handle, id: string, hash: Buffer): Promise<void> {
  await db
    .updateTable('company_registrations')
    .set({ key_hash: hash })
    .where('id', '=', id)
    .execute()
}

/** Deletes a registration by its key, and returns it; undefined when unknown, used or expired. */
export async function takeRegistration(db: Handle, hash: Buffer, now: Date) {
  return db
    .deleteFrom('company_registrations')
    .where('key_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning([
      'cnpj',
      'company_name',
      'sector',
      'person_name',
      'job_title',
      'email',
      'password_hash',
      'accepted_terms_version',
      'created_at',
    ])
    .executeTakeFirst()
}

/** Deletes expired registrations and domain keys, and invitations that expired 30 days ago. */
export async function deleteExpired(db: Handle, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * dayMs)
  await db.deleteFrom('company_registrations').where('expires_at', '<', now).execute()
  await db.deleteFrom('company_domain_keys').where('expires_at', '<', now).execute()
  await db.deleteFrom('team_invitations').where('expires_at', '<', monthAgo).execute()
}
