import { sql } from 'kysely'
import type { Tx } from '../platform/db/database.ts'
import type { At } from './assessments.store.ts'

/** Notes a request for more time. @returns its identity; null while an earlier one waits. */
export async function insertExtension(
  tx: Tx,
  at: At,
  reason: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into stage_extensions (application_id, stage_id, reason, requested_at)
    values (${at.applicationId}, ${at.stageId}, ${reason}, ${now})
    on conflict (application_id, stage_id) where answered_at is null do nothing
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}
