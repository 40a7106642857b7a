import type { Handle } from '../platform/db/database.ts'

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

/** Keeps a registration until its mail is answered. @returns its identity. */
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

/** Where the mail of a registration goes; undefined when it is over. */
export async function selectRegistration(db: Handle, id: string) {
  return db
    .selectFrom('company_registrations')
    .select(['email', 'person_name', 'company_name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Gives a registration the key that its mail carries. */
export async function setRegistrationKey(db: Handle, id: string, hash: Buffer): Promise<void> {
  await db
    .updateTable('company_registrations')
    .set({ key_hash: hash })
    .where('id', '=', id)
    .execute()
}

/** Takes a registration out by its key, once. @returns undefined when unknown, used or over. */
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

/** Registrations, links and invitations that nobody can use any more. */
export async function deleteExpired(db: Handle, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000)
  await db.deleteFrom('company_registrations').where('expires_at', '<', now).execute()
  await db.deleteFrom('company_domain_keys').where('expires_at', '<', now).execute()
  await db.deleteFrom('team_invitations').where('expires_at', '<', monthAgo).execute()
}
