import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Stores the hash of a mailed key. */
export async function insertPasswordKey(
  db: Handle,
  key: { hash: Buffer; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('password_keys')
    .values({
      key_hash: key.hash,
      user_id: key.userId,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute()
}

/**
 * Counts a user's valid keys. Other transactions wait with their count until this one ends, so that
 * concurrent requests can't exceed the limit together.
 */
export async function countLiveKeys(tx: Tx, userId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`password_keys:${userId}`}, 0))`.execute(
    tx,
  )
  const { count } = await tx
    .selectFrom('password_keys')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The user of a key; null when it is unknown, used or expired, or the user is suspended. */
export async function findKeyOwner(db: Handle, hash: Buffer, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('password_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select('k.user_id')
    .where('k.key_hash', '=', hash)
    .where('k.used_at', 'is', null)
    .where('k.expires_at', '>', now)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Consumes a key. @returns false when it was used or has expired. */
export async function consumeKey(db: Handle, hash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('password_keys')
    .set({ used_at: now })
    .where('key_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Invalidates all unused keys of a user. */
export async function dropKeys(db: Handle, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('password_keys')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}
