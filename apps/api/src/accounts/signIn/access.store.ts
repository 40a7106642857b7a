import { sql } from 'kysely'
import { hourMs } from '@trilha/contracts/shared/durations'
import type { Handle } from '../../platform/db/database.ts'

/**
 * Records the first use of Trilha in each hour by a user and IP address. Does nothing when the
 * address is unknown.
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
      and at > ${new Date(now.getTime() - hourMs)})`.execute(db)
}
