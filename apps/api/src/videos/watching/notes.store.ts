import { sql } from 'kysely'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

export type NoteRow = Columns<'video_notes', 'id' | 'second' | 'text' | 'at'> & {
  videoId: string
  authorName: string
  isOwn: boolean
  /** True if the author has sent their scorecard. */
  authorSentScorecard: boolean
}

/** All notes on the recordings of an application; the caller filters them for the viewer. */
export async function selectNotes(
  db: Handle,
  applicationId: string,
  recruiterId: string,
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.video_id as "videoId", n.second, n.text, r.name as "authorName",
      n.recruiter_id = ${recruiterId} as "isOwn", n.at,
      k.sent_at is not null as "authorSentScorecard"
    from video_notes n
    join recruiters r on r.id = n.recruiter_id
    left join scorecards k on k.application_id = n.application_id
      and k.recruiter_id = n.recruiter_id
    where n.application_id = ${applicationId} order by n.video_id, n.second, n.id`.execute(db)
  return rows
}

/** True if this person has sent their scorecard of an application. */
export async function hasSentScorecard(
  db: Handle,
  applicationId: string,
  recruiterId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('scorecards')
    .select('sent_at')
    .where('application_id', '=', applicationId)
    .where('recruiter_id', '=', recruiterId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

type NewNote = {
  applicationId: string
  videoId: string
  recruiterId: string
  second: number
  text: string
}

/** Saves a note. @returns its id. */
export async function insertNote(tx: Tx, note: NewNote, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('video_notes')
    .values({
      application_id: note.applicationId,
      video_id: note.videoId,
      recruiter_id: note.recruiterId,
      second: note.second,
      text: note.text,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns false if this person has no such note. */
export async function removeNote(
  tx: Tx,
  note: { id: string; applicationId: string; recruiterId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('video_notes')
    .where('id', '=', note.id)
    .where('application_id', '=', note.applicationId)
    .where('recruiter_id', '=', note.recruiterId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
