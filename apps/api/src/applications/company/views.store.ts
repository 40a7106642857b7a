import { minuteMs } from '@trilha/contracts/shared/durations'
import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** Records that a user of the company viewed an application. */
export async function insertView(
  db: Handle,
  applicationId: string,
  userId: string,
  now: Date,
): Promise<void> {
  // A page makes several requests and may be reloaded: within a minute they count as one view.
  const since = new Date(now.getTime() - minuteMs)
  await sql`insert into application_views (application_id, user_id, at)
    select ${applicationId}::uuid, ${userId}::uuid, ${now}::timestamptz where not exists (
      select from application_views
      where application_id = ${applicationId} and user_id = ${userId} and at > ${since})`.execute(
    db,
  )
}
