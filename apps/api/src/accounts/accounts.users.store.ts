import type { RecruiterRole, TypeUser } from '@trilha/contracts/accounts'
import type { Language } from '@trilha/contracts/languages'
import type { Handle } from '../platform/db/database.ts'

/** @throws unique violation `users_email_key_type_user_key` when the address has such an account. */
export async function insertUser(
  db: Handle,
  user: { typeUser: TypeUser; email: string; passwordHash: string | null },
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ type_user: user.typeUser, email: user.email, password_hash: user.passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a user a person of a company. @returns the recruiter's identity. */
export async function insertRecruiter(
  db: Handle,
  recruiter: {
    userId: string
    companyId: string
    name: string
    jobTitle: string
    role: RecruiterRole
    terms?: { version: string; acceptedAt: Date }
  },
): Promise<string> {
  const { id } = await db
    .insertInto('recruiters')
    .values({
      user_id: recruiter.userId,
      company_id: recruiter.companyId,
      name: recruiter.name,
      job_title: recruiter.jobTitle,
      role: recruiter.role,
      accepted_terms_version: recruiter.terms?.version ?? null,
      accepted_terms_at: recruiter.terms?.acceptedAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What signing in compares; undefined when the address has no such account. */
export async function selectCredentials(db: Handle, email: string, typeUser: TypeUser) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'suspended_at'])
    .where('email_key', '=', email.toLowerCase())
    .where('type_user', '=', typeUser)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Identities of the users with this address, one of each kind at most. */
export async function selectUsersOfEmail(db: Handle, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .execute()
  return rows.map((row) => row.id)
}

/** A user with their name, candidate, recruiter and company; undefined when unknown. */
export async function selectUser(db: Handle, id: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('candidates as c', 'c.user_id', 'u.id')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('companies as o', 'o.id', 'r.company_id')
    .select([
      'u.id',
      'u.type_user',
      'u.email',
      'u.password_hash',
      'u.photo_file',
      'u.language',
      'u.deletion_asked_at',
      'c.id as candidate_id',
      'c.name as candidate_name',
      'c.social_name',
      'r.id as recruiter_id',
      'r.name as recruiter_name',
      'r.role',
      'o.id as company_id',
      'o.name as company_name',
      'o.mark',
      'o.tone',
    ])
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>

/** True once the address was shown to be the user's. */
export async function hasVerifiedEmail(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the stored hash; sessions are another matter. */
export async function updatePasswordHash(db: Handle, id: string, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute()
}

/** Keeps the language of the interface. */
export async function updateLanguage(db: Handle, id: string, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

/** Sets the photo. Inside a transaction. @returns the file that it replaces. */
export async function replacePhoto(db: Handle, id: string, file: string): Promise<string | null> {
  const before = await db
    .selectFrom('users')
    .select('photo_file')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ photo_file: file }).where('id', '=', id).execute()
  return before.photo_file
}

/**
 * Ends an account whose name must stay as that of an author: nobody signs in to it again, and its
 * address is free for a new one.
 */
export async function closeUser(db: Handle, id: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: `closed-${id}@trilha.invalid`,
      password_hash: null,
      photo_file: null,
      suspended_at: now,
    })
    .where('id', '=', id)
    .execute()
}
