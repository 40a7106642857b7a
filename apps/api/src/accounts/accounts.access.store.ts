import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/**
 * Records that somebody used Trilha from an address: the first use of each hour. Of an unknown address
 * there is nothing to record.
 */
export async function insertAccess(
  db: Handle,
  userId: string,
  ip: string | null,
  now: Date,
): Promise<void> {
  if (ip === null) return
  await sql`insert into access_records (user_id, ip, at)
    select ${userId}::uuid, ${ip}::inet, ${now}::timestamptz
    where not exists (select from access_records where user_id = ${userId} and ip = ${ip}::inet
      and at > ${new Date(now.getTime() - 3_600_000)})`.execute(db)
}
