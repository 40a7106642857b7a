import type { Handle } from '../platform/db/database.ts'

const day = 24 * 60 * 60_000

/** Deletes what has served its time: safe to run twice, and at any hour. */
export async function sweep(db: Handle, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('password_keys').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', ago(2)).execute()
  await db.deleteFrom('captured_mail').where('at', '<', ago(30)).execute()
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}
