import type { Handle } from '../platform/db/database.ts'

/** The wish for another address that still holds; undefined without one. */
export async function selectEmailChange(db: Handle, userId: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .select(['email', 'asked_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Notes a wish in the place of the one before; its key comes with the mail. */
export async function upsertEmailChange(
  db: Handle,
  change: { userId: string; email: string; askedAt: Date; expiresAt: Date },
): Promise<void> {
  const row = {
    email: change.email,
    key_hash: null,
    asked_at: change.askedAt,
    expires_at: change.expiresAt,
  }
  await db
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Gives the wish of this moment its key. @returns where to; undefined when it is gone since. */
export async function keyEmailChange(
  db: Handle,
  change: { userId: string; askedAt: Date },
  hash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .updateTable('email_changes')
    .set({ key_hash: hash })
    .where('user_id', '=', change.userId)
    .where('asked_at', '=', change.askedAt)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** Forgets a user's wish. */
export async function deleteEmailChange(db: Handle, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Uses a key up. @returns whose it was and the address; undefined when unknown or over. */
export async function takeEmailChange(db: Handle, hash: Buffer, now: Date) {
  return db
    .deleteFrom('email_changes')
    .where('key_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}

/**
 * Puts an address that was shown to be theirs in the place of a user's. @returns false for somebody
 * suspended or gone.
 * @throws unique violation `users_email_key_type_user_key`.
 */
export async function updateEmail(
  db: Handle,
  userId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ email, email_verified_at: now })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a link mailed to a user's address was used. */
export async function markEmailVerified(db: Handle, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: now }).where('id', '=', userId).execute()
}
