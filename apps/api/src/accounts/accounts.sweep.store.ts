import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/** Deletes expired rows. Idempotent. */
export async function sweepAccounts(db: Handle, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('password_keys').where('expires_at', '<', now).execute()
  await db.deleteFrom('trusted_devices').where('expires_at', '<', now).execute()
  // The time of the last link to an unconfirmed address is still needed.
  await sql`delete from email_changes c using users u
    where u.id = c.user_id and c.expires_at < ${now}
      and (c.email <> u.email or u.email_verified_at is not null)`.execute(db)
}
