import { dayMs } from '@trilha/contracts/shared/durations'
import type { Handle } from './database.ts'

/** Deletes expired rows of the platform's own tables. Idempotent. */
export async function sweepPlatform(db: Handle, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(2)).execute()
  await db.deleteFrom('captured_mail').where('at', '<', daysAgo(30)).execute()
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}
