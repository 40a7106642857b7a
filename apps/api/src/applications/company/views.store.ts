import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** A sheet is read in several requests and reloaded; requests within a minute count as one view. */
const sameViewMs = 60_000

/** Records that a user of the company viewed an application. */
export async function insertView(
  db: Handle,
  applicationId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - sameViewMs)
  await sql`insert into application_views (application_id, user_id, at)
    select ${applicationId}::uuid, ${userId}::uuid, ${now}::timestamptz where not exists (
      select from application_views
      where application_id = ${applicationId} and user_id = ${userId} and at > ${since})`.execute(
    db,
  )
}
