import { CompiledQuery } from 'kysely'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { readRows, type Handle, type Tx } from '../platform/db/database.ts'
import type { Answer, Result } from './selfAssessments.record.ts'

export type Owner = { candidateId: string; kind: AssessmentKind }

export type OpenRecord = {
  id: string
  version: string
  started_at: Date
  saved_at: Date | null
}

/** Begins a questionnaire unless one is open. */
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
  const [row] = await readRows<OpenRecord>(
    db,
    `select id, version, started_at, saved_at from self_assessments
    where candidate_id = $1 and kind = $2 and sent_at is null`,
    [candidateId, kind],
  )
  return row
}

/** Locks the open questionnaire with this id until the transaction ends. */
export async function lockOpen(
  tx: Tx,
  { candidateId, kind }: Owner,
  id: string,
): Promise<OpenRecord | undefined> {
  return tx
    .selectFrom('self_assessments')
    .select(['id', 'version', 'started_at', 'saved_at'])
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export type SentRecord = {
  id: string
  version: string
  sent_at: Date
  short_form: boolean
  result: Result
}

/** The newest sent questionnaire; with `valid`, the newest one with a result. */
export async function selectSent(
  db: Handle,
  { candidateId, kind }: Owner,
  { valid }: { valid: boolean },
): Promise<SentRecord | undefined> {
  const [row] = await readRows<SentRecord>(
    db,
    `select id, version, sent_at, short_form, result from self_assessments
    where candidate_id = $1 and kind = $2 and sent_at is not null and (valid or not $3)
    order by sent_at desc, id desc limit 1`,
    [candidateId, kind, valid],
  )
  return row
}

export type AnswerRecord = {
  item: string
  value: number | null
  most: string | null
  least: string | null
  revision: number
  took_ms: number
}

/** The saved answers of a questionnaire, ordered by item. */
export async function selectAnswers(db: Handle, assessmentId: string): Promise<AnswerRecord[]> {
  return readRows(
    db,
    `select item, value, most, least, revision, took_ms from self_assessment_answers
    where assessment_id = $1 order by item`,
    [assessmentId],
  )
}

/** Saves answers; an existing one is replaced only by a higher revision and keeps its time. */
export async function upsertAnswers(
  tx: Tx,
  assessmentId: string,
  answers: readonly (Answer & { revision: number })[],
  now: Date,
): Promise<void> {
  await tx.executeQuery(
    CompiledQuery.raw(
      `insert into self_assessment_answers as saved
        (assessment_id, item, value, most, least, revision, saved_at, took_ms)
      select $1, item, value, most, least, revision, $3, "tookMs"
      from jsonb_to_recordset($2) as given(item text, value smallint, most text, least text,
        revision int, "tookMs" int)
      on conflict (assessment_id, item) do update
      set value = excluded.value, most = excluded.most, least = excluded.least,
        revision = excluded.revision, saved_at = excluded.saved_at
      where excluded.revision > saved.revision`,
      [assessmentId, JSON.stringify(answers), now],
    ),
  )
  await tx
    .updateTable('self_assessments')
    .set({ saved_at: now })
    .where('id', '=', assessmentId)
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
  const [row] = await readRows<{ count: number }>(
    db,
    `select count(*)::int as count from self_assessment_answers
    where assessment_id = $1 and (value is not null or (most is not null and least is not null))`,
    [assessmentId],
  )
  return row?.count ?? 0
}
