import { sql } from 'kysely'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import type { Columns, Handle, Tx } from '../platform/db/database.ts'
import type { Answer, Result } from './selfAssessments.record.ts'

export type Owner = { candidateId: string; kind: AssessmentKind }

export type OpenRecord = Columns<
  'self_assessments',
  'id' | 'version' | 'started_at' | 'saved_at' | 'rechecked_at'
>

/** Begins a questionnaire; does nothing if one is open. */
export async function insertOpen(
  db: Handle,
  { candidateId, kind }: Owner,
  version: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('self_assessments')
    .values({ candidate_id: candidateId, kind, version, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The open questionnaire of a person, if any. */
export async function selectOpen(
  db: Handle,
  { candidateId, kind }: Owner,
): Promise<OpenRecord | undefined> {
  return db
    .selectFrom('self_assessments')
    .select(['id', 'version', 'started_at', 'saved_at', 'rechecked_at'])
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
}

/** Locks the open questionnaire with this id until the transaction ends. */
export async function lockOpen(
  tx: Tx,
  { candidateId, kind }: Owner,
  id: string,
): Promise<OpenRecord | undefined> {
  return tx
    .selectFrom('self_assessments')
    .select(['id', 'version', 'started_at', 'saved_at', 'rechecked_at'])
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export type SentRecord = Columns<'self_assessments', 'id' | 'version' | 'short_form'> & {
  sent_at: Date
  result: Result
}

/** The newest sent questionnaire. @param options.valid true to skip those without a result. */
export async function selectSent(
  db: Handle,
  { candidateId, kind }: Owner,
  { valid }: { valid: boolean },
): Promise<SentRecord | undefined> {
  const { rows } = await sql<SentRecord>`
    select id, version, sent_at, short_form, result from self_assessments
    where candidate_id = ${candidateId} and kind = ${kind} and sent_at is not null
      and (valid or not ${valid}::boolean)
    order by sent_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

export type AnswerRecord = Columns<
  'self_assessment_answers',
  'item' | 'value' | 'most' | 'least' | 'revision' | 'saved_at' | 'took_ms'
>

/** Converts a saved answer for scoring. */
export const toAnswer = ({ item, value, most, least, took_ms }: AnswerRecord): Answer => ({
  item,
  value,
  most,
  least,
  tookMs: took_ms,
})

/** The saved answers of a questionnaire, ordered by item. */
export async function selectAnswers(db: Handle, assessmentId: string): Promise<AnswerRecord[]> {
  return db
    .selectFrom('self_assessment_answers')
    .select(['item', 'value', 'most', 'least', 'revision', 'saved_at', 'took_ms'])
    .where('assessment_id', '=', assessmentId)
    .orderBy('item')
    .execute()
}

/** Saves answers; an existing one is replaced only by a higher revision and keeps its time. */
export async function upsertAnswers(
  tx: Tx,
  assessmentId: string,
  answers: readonly (Answer & { revision: number })[],
  now: Date,
): Promise<void> {
  await sql`
    insert into self_assessment_answers as saved
      (assessment_id, item, value, most, least, revision, saved_at, took_ms)
    select ${assessmentId}::uuid, item, value, most, least, revision, ${now}::timestamptz, "tookMs"
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given(item text, value smallint,
      most text, least text, revision int, "tookMs" int)
    on conflict (assessment_id, item) do update
    set value = excluded.value, most = excluded.most, least = excluded.least,
      revision = excluded.revision, saved_at = excluded.saved_at
    where excluded.revision > saved.revision`.execute(tx)
  await tx
    .updateTable('self_assessments')
    .set({ saved_at: now })
    .where('id', '=', assessmentId)
    .execute()
}

/** Records that the lines with a wrong answer are asked again. */
export async function markRechecked(db: Handle, id: string, now: Date): Promise<void> {
  await db
    .updateTable('self_assessments')
    .set({ rechecked_at: now })
    .where('id', '=', id)
    .where('rechecked_at', 'is', null)
    .execute()
}

/** Saves the result and closes the questionnaire. */
export async function writeResult(
  tx: Tx,
  id: string,
  sent: { shortForm: boolean; result: Result; hash: Buffer },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('self_assessments')
    .set({
      sent_at: now,
      short_form: sent.shortForm,
      result: JSON.stringify(sent.result),
      valid: sent.result.valid,
      answers_hash: sent.hash,
    })
    .where('id', '=', id)
    .execute()
}

/** Number of answered items of a questionnaire; a block needs both choices. */
export async function countAnswered(db: Handle, assessmentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from self_assessment_answers
    where assessment_id = ${assessmentId}
      and (value is not null or (most is not null and least is not null))`.execute(db)
  return rows[0]?.count ?? 0
}
