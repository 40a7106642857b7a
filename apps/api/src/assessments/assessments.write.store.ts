import { sql } from 'kysely'
import type { TimeFactor } from '@trilha/contracts/assessments/assessments'
import type { AnswerValue } from '@trilha/contracts/assessments/items'
import type { Handle, Tx } from '../platform/db/database.ts'
import type { ItemKey } from '@trilha/contracts/assessments/keys'
import type { StageKey, FileRecord } from './assessments.store.ts'

/** Writes of the candidate's tests. Callers must have locked the application. */

/** Inserts an attempt; a time factor other than 1 is stored in the schema for sensitive data. */
export async function insertAttempt(
  tx: Tx,
  at: StageKey,
  attempt: {
    startedAt: Date
    endsAt: Date | null
    draw: readonly string[]
    device: string | null
    timeFactor: TimeFactor
    /** Encrypted; why the time is needed. */
    sealedReason: Buffer | null
  },
): Promise<void> {
  await tx
    .insertInto('stage_attempts')
    .values({
      application_id: at.applicationId,
      stage_id: at.stageId,
      started_at: attempt.startedAt,
      ends_at: attempt.endsAt,
      draw: [...attempt.draw],
      device: attempt.device,
    })
    .execute()
  if (attempt.timeFactor === 1) return
  await tx
    .insertInto('sensitive.time_factors')
    .values({
      application_id: at.applicationId,
      stage_id: at.stageId,
      factor: attempt.timeFactor,
      declared_at: attempt.startedAt,
      sealed: attempt.sealedReason,
    })
    .execute()
}

/** Saves the device that took over the test. */
export async function updateDevice(tx: Tx, at: StageKey, device: string): Promise<void> {
  await tx
    .updateTable('stage_attempts')
    .set({ device })
    .where('application_id', '=', at.applicationId)
    .where('stage_id', '=', at.stageId)
    .execute()
}

/** Saves when an item was first opened; later calls change nothing. */
export async function markShown(
  tx: Tx,
  at: StageKey & { itemId: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into stage_answers (application_id, stage_id, item_id, shown_at)
    values (${at.applicationId}, ${at.stageId}, ${at.itemId}, ${now})
    on conflict (application_id, stage_id, item_id)
      do update set shown_at = coalesce(stage_answers.shown_at, excluded.shown_at)`.execute(tx)
}

/** Saves one answer and replaces the previous one. */
export async function upsertAnswer(
  tx: Tx,
  at: StageKey & { itemId: string },
  answer: { value: AnswerValue | null; revision: number; device: string },
  now: Date,
): Promise<void> {
  const row = {
    value: answer.value === null ? null : JSON.stringify(answer.value),
    revision: answer.revision,
    device: answer.device,
    saved_at: now,
  }
  await tx
    .insertInto('stage_answers')
    .values({
      application_id: at.applicationId,
      stage_id: at.stageId,
      item_id: at.itemId,
      ...row,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'stage_id', 'item_id']).doUpdateSet(row),
    )
    .execute()
}

/** Keys of a stage's items, for scoring a sent test. */
export async function selectKeys(
  db: Handle,
  stageId: string,
): Promise<{ id: string; points: number | null; key: ItemKey | null }[]> {
  const rows = await db
    .selectFrom('stage_items')
    .select(['id', 'points', 'key'])
    .where('stage_id', '=', stageId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, key: row.key as ItemKey | null }))
}

/** Marks the attempt as sent and saves its points. */
export async function markAttemptSent(
  tx: Tx,
  at: StageKey,
  sent: {
    byClock: boolean
    scores: Record<string, number | null>
    points: number | null
    most: number
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stage_attempts')
    .set({
      sent_at: now,
      sent_by_clock: sent.byClock,
      scores: JSON.stringify(sent.scores),
      points: sent.points,
      most: sent.most,
    })
    .where('application_id', '=', at.applicationId)
    .where('stage_id', '=', at.stageId)
    .execute()
}

/** Unsent attempts whose time is over, the oldest end first. */
export async function selectOverdue(db: Handle, before: Date, limit: number): Promise<StageKey[]> {
  const { rows } = await sql<StageKey>`
    select t.application_id as "applicationId", t.stage_id as "stageId"
    from stage_attempts t
    join application_stages s using (application_id, stage_id)
    join applications a on a.id = t.application_id
    where t.sent_at is null and t.ends_at < ${before}
      and s.state = 'in_progress' and a.state = 'in_progress'
    order by t.ends_at limit ${limit}`.execute(db)
  return rows
}

/**
 * Saves an uploaded file and deletes earlier files of the item, except the one of its saved answer.
 * @returns the storage names of the deleted files.
 */
export async function replaceFiles(
  tx: Tx,
  at: StageKey & { itemId: string },
  file: Omit<FileRecord, 'itemId'>,
  now: Date,
): Promise<string[]> {
  const deleted = await sql<{ file: string }>`
    delete from answer_files f
    where f.application_id = ${at.applicationId} and f.stage_id = ${at.stageId}
      and f.item_id = ${at.itemId} and not exists (
        select 1 from stage_answers x where x.application_id = f.application_id
          and x.stage_id = f.stage_id and x.item_id = f.item_id
          and x.value ->> 'fileId' = f.id::text)
    returning file`.execute(tx)
  await tx
    .insertInto('answer_files')
    .values({
      id: file.id,
      application_id: at.applicationId,
      stage_id: at.stageId,
      item_id: at.itemId,
      file: file.file,
      name: file.name,
      kind: file.kind,
      bytes: file.bytes,
      at: now,
    })
    .execute()
  return deleted.rows.map((row) => row.file)
}

/** Saves a signal, up to a limit for each stage of an application. */
export async function insertSignal(
  db: Handle,
  at: StageKey,
  {
    signal,
    itemId,
    limit,
    now,
  }: { signal: string; itemId: string | null; limit: number; now: Date },
): Promise<void> {
  await sql`
    insert into stage_signals (application_id, stage_id, item_id, signal, at)
    select ${at.applicationId}, ${at.stageId},
      (select id from stage_items i where i.id = ${itemId} and i.stage_id = ${at.stageId}),
      ${signal}, ${now}
    where (select count(*) from stage_signals s where s.application_id = ${at.applicationId}
      and s.stage_id = ${at.stageId}) < ${limit}`.execute(db)
}
