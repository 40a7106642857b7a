import { sql } from 'kysely'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'
import type { ItemKey } from '@trilha/contracts/assessments/keys'
import type { StageKey, ItemRecord } from '../assessments.store.ts'

/** Queries and writes for the company's view of sent tests. */

export type SentRecord = {
  draw: string[]
  sentByClock: boolean
  scores: Record<string, number | null>
  most: number
}

/** The sent attempt; undefined before. Its times are left out: they would reveal a time factor. */
export async function selectSent(db: Handle, at: StageKey): Promise<SentRecord | undefined> {
  const { rows } = await sql<SentRecord>`
    select draw::text[] as draw, sent_by_clock as "sentByClock", scores, most
    from stage_attempts
    where application_id = ${at.applicationId} and stage_id = ${at.stageId}
      and sent_at is not null`.execute(db)
  return rows[0]
}

/** The questions of a stage with their keys. */
export async function selectKeyedItems(
  db: Handle,
  stageId: string,
): Promise<(ItemRecord & { key: ItemKey | null })[]> {
  const { rows } = await sql<ItemRecord & { key: ItemKey | null }>`
    select id, kind, prompt, help, required, options, limits, points, seconds, pool, key
    from stage_items where stage_id = ${stageId} order by position`.execute(db)
  return rows
}

export type RatingRecord = Columns<'stage_ratings', 'rating' | 'note' | 'at'> & {
  itemId: string
  recruiterId: string
  raterName: string
}

/** All ratings of a test, the oldest first. */
export async function selectRatings(db: Handle, at: StageKey): Promise<RatingRecord[]> {
  const { rows } = await sql<RatingRecord>`
    select g.item_id as "itemId", g.recruiter_id as "recruiterId", r.name as "raterName",
      g.rating, g.note, g.at
    from stage_ratings g join recruiters r on r.id = g.recruiter_id
    where g.application_id = ${at.applicationId} and g.stage_id = ${at.stageId}
    order by g.at, g.recruiter_id`.execute(db)
  return rows
}

/** Stages with an answer that has 1 to `maxRaters` - 1 ratings, none of them by this recruiter. */
export async function selectStagesToRate(
  db: Handle,
  applicationId: string,
  recruiterId: string,
  maxRaters: number,
): Promise<string[]> {
  const { rows } = await sql<Columns<'stage_ratings', 'stage_id'>>`
    select stage_id from stage_ratings where application_id = ${applicationId}
    group by stage_id, item_id
    having count(*) < ${maxRaters} and not bool_or(recruiter_id = ${recruiterId})`.execute(db)
  return rows.map((row) => row.stage_id)
}

type SignalCount = { signal: 'left' | 'returned' | 'pasted'; count: number }

/** Number of signals of each kind. */
export async function countSignals(db: Handle, at: StageKey): Promise<SignalCount[]> {
  const { rows } = await sql<SignalCount>`
    select signal, count(*)::int as count from stage_signals
    where application_id = ${at.applicationId} and stage_id = ${at.stageId}
    group by signal`.execute(db)
  return rows
}

/** Saves a recruiter's rating and replaces an earlier one. */
export async function upsertRating(
  tx: Tx,
  at: StageKey & { itemId: string },
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
export async function writePoints(tx: Tx, at: StageKey, points: number | null): Promise<void> {
  await tx
    .updateTable('stage_attempts')
    .set({ points })
    .where('application_id', '=', at.applicationId)
    .where('stage_id', '=', at.stageId)
    .execute()
}
