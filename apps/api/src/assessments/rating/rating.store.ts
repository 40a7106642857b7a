import { readRows, type Handle, type Tx } from '../../platform/db/database.ts'
import type { ItemKey } from '@trilha/contracts/assessments/keys'
import type { At, ItemRecord } from '../assessments.store.ts'

/** Reads and writes of the company's side for sent tests. */

export type SentRecord = {
  draw: string[]
  sentByClock: boolean
  scores: Record<string, number | null>
  most: number
}

/** The sent attempt; undefined before. Without its times, which would reveal a time factor. */
export async function selectSent(db: Handle, at: At): Promise<SentRecord | undefined> {
  const [row] = await readRows<SentRecord>(
    db,
    `select draw::text[] as draw, sent_by_clock as "sentByClock", scores, most
    from stage_attempts where application_id = $1 and stage_id = $2 and sent_at is not null`,
    [at.applicationId, at.stageId],
  )
  return row
}

/** The questions of a stage with their keys. */
export async function selectKeyedItems(
  db: Handle,
  stageId: string,
): Promise<(ItemRecord & { key: ItemKey | null })[]> {
  return readRows(
    db,
    `select id, kind, prompt, help, required, options, limits, points, seconds, pool, key
    from stage_items where stage_id = $1 order by position`,
    [stageId],
  )
}

export type RatingRecord = {
  itemId: string
  recruiterId: string
  from: string
  rating: number
  note: string
  at: Date
}

/** All ratings of a test, the oldest first. */
export async function selectRatings(db: Handle, at: At): Promise<RatingRecord[]> {
  return readRows(
    db,
    `select g.item_id as "itemId", g.recruiter_id as "recruiterId", r.name as "from", g.rating,
      g.note, g.at
    from stage_ratings g join recruiters r on r.id = g.recruiter_id
    where g.application_id = $1 and g.stage_id = $2 order by g.at, g.recruiter_id`,
    [at.applicationId, at.stageId],
  )
}

/** Stages with an answer rated by others, by fewer than `maxRaters`, and not by this person. */
export async function selectStagesRatedByOthers(
  db: Handle,
  applicationId: string,
  recruiterId: string,
  maxRaters: number,
): Promise<string[]> {
  const rows = await readRows<{ stage_id: string }>(
    db,
    `select stage_id from stage_ratings where application_id = $1 group by stage_id, item_id
    having count(*) < $3 and not bool_or(recruiter_id = $2)`,
    [applicationId, recruiterId, maxRaters],
  )
  return rows.map((row) => row.stage_id)
}

/** Number of signals of each kind. */
export async function countSignals(
  db: Handle,
  at: At,
): Promise<{ signal: 'left' | 'returned' | 'pasted'; count: number }[]> {
  return readRows(
    db,
    `select signal, count(*)::int as count from stage_signals
    where application_id = $1 and stage_id = $2 group by signal`,
    [at.applicationId, at.stageId],
  )
}

/** Saves a person's rating and replaces their earlier one. */
export async function upsertRating(
  tx: Tx,
  at: At & { itemId: string },
  rating: { recruiterId: string; rating: number; note: string },
  now: Date,
): Promise<void> {
  const values = { rating: rating.rating, note: rating.note, at: now }
  await tx
    .insertInto('stage_ratings')
    .values({
      application_id: at.applicationId,
      stage_id: at.stageId,
      item_id: at.itemId,
      recruiter_id: rating.recruiterId,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'item_id', 'recruiter_id']).doUpdateSet(values),
    )
    .execute()
}

/** Saves the total points of a test; null while a rating is missing. */
export async function writePoints(tx: Tx, at: At, points: number | null): Promise<void> {
  await tx
    .updateTable('stage_attempts')
    .set({ points })
    .where('application_id', '=', at.applicationId)
    .where('stage_id', '=', at.stageId)
    .execute()
}
