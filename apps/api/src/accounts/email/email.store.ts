import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** The address that a user has still to confirm, with a link that has not expired. */
export async function selectEmailChange(db: Handle, userId: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .select(['email', 'asked_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Stores a pending change in place of an earlier one. Its key is set when the mail is sent. */
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

/** A user's current address and when it was confirmed; undefined when the account was deleted. */
export async function selectAddress(db: Handle, userId: string) {
  return db
    .selectFrom('users')
    .select([
      'email',
      'type_user as typeUser',
      'created_at as createdAt',
      'email_verified_at as verifiedAt',
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Stores the key of a link that confirms the user's current address.
 * @param link.noneSince refused if another link was created after this time.
 * @returns false when it was not, or while a change to another address is pending.
 */
export async function insertConfirmation(
  db: Handle,
  link: {
    userId: string
    email: string
    hash: Buffer
    at: Date
    expiresAt: Date
    noneSince: Date
  },
): Promise<boolean> {
  const row = {
    email: link.email,
    key_hash: link.hash,
    asked_at: link.at,
    expires_at: link.expiresAt,
  }
  const stored = await db
    .insertInto('email_changes')
    .values({ user_id: link.userId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(row)
        .where(
          sql<boolean>`case when email_changes.email = ${link.email}
            then email_changes.asked_at <= ${link.noneSince}
            else email_changes.expires_at <= ${link.at} end`,
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Sets the key of a pending change. @returns its address; undefined if the change was replaced. */
export async function setEmailChangeKey(
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

/** Deletes a user's pending change to another address. Links for the current one stay. */
export async function deleteEmailChange(db: Handle, userId: string): Promise<void> {
  await sql`delete from email_changes c using users u
    where c.user_id = ${userId} and u.id = c.user_id and c.email <> u.email`.execute(db)
}

/** Consumes a key. @returns its user and new address; undefined when unknown or expired. */
export async function consumeEmailChange(db: Handle, hash: Buffer, now: Date) {
  return db
    .deleteFrom('email_changes')
    .where('key_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}

/**
 * Sets a user's e-mail to a verified address.
 * @returns false when the user is suspended or deleted.
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

/** Marks a user's address as verified if it is this one. */
export async function markThisEmailVerified(
  db: Handle,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_key', '=', email.toLowerCase())
    .where('email_verified_at', 'is', null)
    .execute()
}

/** Marks a user's address as verified, because a link mailed to it was used. */
export async function markEmailVerified(db: Handle, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: now }).where('id', '=', userId).execute()
}
