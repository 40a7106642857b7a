import { sql } from 'kysely'
import type { Handle, Tx } from '../platform/db/database.ts'

/** Keeps the hash of a key that was mailed. */
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
 * Counts a user's keys that still work. Until the transaction ends no other one counts them, so that
 * mails sent at the same moment do not all find room.
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

/** Whose key this is; null when unknown, used or expired, or the user is suspended. */
export async function ownerOfKey(db: Handle, hash: Buffer, now: Date): Promise<string | null> {
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

/** Uses a key up. @returns false when it was used or is over. */
export async function useKey(db: Handle, hash: Buffer, now: Date): Promise<boolean> {
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

/** Ends every key of a user that is still unused. */
export async function dropKeys(db: Handle, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('password_keys')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}
