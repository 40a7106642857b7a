import type { Handle } from '../platform/db/database.ts'

/** Deletes expired rows. Idempotent. */
export async function sweepAccounts(db: Handle, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('password_keys').where('expires_at', '<', now).execute()
  await db.deleteFrom('trusted_devices').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
}
