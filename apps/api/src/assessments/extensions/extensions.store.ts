import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { StageKey } from '../assessments.store.ts'

/** Saves a request for more time. @returns its id; null while an earlier request is pending. */
export async function insertExtension(
  tx: Tx,
  at: StageKey,
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

/** The pending request for more time; undefined if there is none. */
export async function selectPendingExtension(
  tx: Tx,
  at: StageKey,
): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('stage_extensions')
    .select('id')
    .where('application_id', '=', at.applicationId)
    .where('stage_id', '=', at.stageId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
}

/** Saves the company's answer to a request. */
export async function writeExtensionAnswer(
  tx: Tx,
  id: string,
  answer: { granted: boolean; days: number | null; word: string; userId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stage_extensions')
    .set({
      answered_at: now,
      answered_by: answer.userId,
      granted: answer.granted,
      days: answer.days,
      word: answer.word,
    })
    .where('id', '=', id)
    .execute()
}
