import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import type { Language } from '@trilha/contracts/shared/languages'
import type { Handle } from '../platform/db/database.ts'

/** @throws unique violation `users_email_key_type_user_key` when such an account exists. */
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

/** The data that a sign-in is checked with; undefined when there is no such account. */
export async function selectCredentials(db: Handle, email: string, typeUser: TypeUser) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'suspended_at'])
    .where('email_key', '=', email.toLowerCase())
    .where('type_user', '=', typeUser)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Ids of the users with this address, at most one of each kind. */
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
      'u.email_verified_at',
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

/** Replaces the stored hash. Does not end sessions. */
export async function updatePasswordHash(db: Handle, id: string, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute()
}

/** Saves the user's language of the interface. */
export async function updateLanguage(db: Handle, id: string, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

/** Sets the photo. Must run in a transaction. @returns the file that it replaces. */
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
 * Closes an account, but keeps its name as the author of texts. Nobody can sign in to it any more,
 * and its address is free for a new account.
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
