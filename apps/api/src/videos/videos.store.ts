import { sql } from 'kysely'
import type { VideoFailure, VideoMedium, VideoState } from '@trilha/contracts/videos/videos'
import type { Columns, Handle, Tx } from '../platform/db/database.ts'

export const videoColumns = [
  'id',
  'candidate_id',
  'purpose',
  'application_id',
  'question_id',
  'take',
  'medium',
  'text',
  'state',
  'progress',
  'failure',
  'tries',
  'mime',
  'bytes',
  'sha256',
  'duration_ms',
  'width',
  'height',
  'original_file',
  'file',
  'poster_file',
  'chosen_at',
  'created_at',
  'finished_at',
  'removed_at',
] as const

/** Text columns in which the database allows only these values. */
type ClosedLists = {
  purpose: 'interview' | 'resume'
  medium: VideoMedium
  state: VideoState
  failure: VideoFailure | null
}

export type VideoRow = Columns<'videos', (typeof videoColumns)[number]> & ClosedLists

/** One recording, removed or not. */
export async function selectVideo(db: Handle, id: string): Promise<VideoRow | undefined> {
  return db
    .selectFrom('videos')
    .select(videoColumns)
    .$narrowType<ClosedLists>()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** One recording, locked until the transaction ends. */
export async function lockVideo(tx: Tx, id: string): Promise<VideoRow | undefined> {
  return tx
    .selectFrom('videos')
    .select(videoColumns)
    .$narrowType<ClosedLists>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** All recordings and written answers of an application, the newest first. */
export async function selectTakes(db: Handle, applicationId: string): Promise<VideoRow[]> {
  return db
    .selectFrom('videos')
    .select(videoColumns)
    .$narrowType<ClosedLists>()
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** A person's recordings for their resume, without removed ones, the newest first. */
export async function selectResumes(db: Handle, candidateId: string): Promise<VideoRow[]> {
  return db
    .selectFrom('videos')
    .select(videoColumns)
    .$narrowType<ClosedLists>()
    .where('candidate_id', '=', candidateId)
    .where('purpose', '=', 'resume')
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type NewVideo = Pick<
  VideoRow,
  'id' | 'candidate_id' | 'purpose' | 'application_id' | 'question_id' | 'take' | 'medium'
> &
  Partial<VideoRow> & { created_at: Date }

export async function insertVideo(tx: Tx, video: NewVideo): Promise<void> {
  await tx
    .insertInto('videos')
    .values({ state: 'uploading', ...video })
    .execute()
}

/** Updates only the given columns. */
export async function updateVideo(
  db: Handle,
  id: string,
  changes: Partial<Omit<VideoRow, 'id'>>,
): Promise<void> {
  await db.updateTable('videos').set(changes).where('id', '=', id).execute()
}

/** Marks recordings as removed. @returns the ids that were not removed before. */
export async function markRemoved(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .updateTable('videos')
    .set({ removed_at: now })
    .where((eb) => eb('id', '=', sql<string>`any(${ids}::uuid[])`))
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Deletes the rows of uploads that were abandoned; their files are deleted by the caller. */
export async function deleteVideos(db: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('videos')
    .where((eb) => eb('id', '=', sql<string>`any(${ids}::uuid[])`))
    .execute()
}

/**
 * Marks a recording as being converted and counts the try.
 * @returns undefined if there is nothing to convert.
 */
export async function beginTry(db: Handle, id: string): Promise<VideoRow | undefined> {
  return db
    .updateTable('videos')
    .set((eb) => ({ state: 'processing', progress: 0, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['received', 'processing'])
    .where('removed_at', 'is', null)
    .returning(videoColumns)
    .$narrowType<ClosedLists>()
    .executeTakeFirst()
}

/** Updates the progress in percent while the conversion runs. */
export async function writeProgress(db: Handle, id: string, progress: number): Promise<void> {
  await db
    .updateTable('videos')
    .set({ progress })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute()
}

/** Ends a try. @returns false if another worker ended it, or if the recording was removed. */
export async function endTry(
  db: Handle,
  id: string,
  outcome: Partial<Omit<VideoRow, 'id'>>,
): Promise<boolean> {
  const row = await db
    .updateTable('videos')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ids of at most 500 recordings that were begun before `before` and are still uploading. */
export async function selectNeverFinished(db: Handle, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('videos')
    .select('id')
    .where('state', '=', 'uploading')
    .where('created_at', '<', before)
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}
