import {
  maxVideoNotes,
  type listVideoNotes as listContract,
  type VideoNote,
  type writeVideoNote as writeContract,
} from '@trilha/contracts/videos/notes'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { publishToCompany } from '../../applications/applications.service.ts'
import { requireLockedApplication } from '../../applications/applications.transition.ts'
import { maskFor } from '../../blind/blind.people.ts'
import { findReadableApplication } from '../../applications/company/views.ts'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { canWatchVideo } from './watching.service.ts'
import {
  hasSentScorecard,
  insertNote,
  removeNote,
  selectNotes,
  type NoteRow,
} from './notes.store.ts'

/**
 * Notes on the recordings of an application: those of the viewer and, after the viewer has sent a
 * scorecard, also those of colleagues who sent a scorecard.
 * @throws AppError `not-found`.
 */
export async function listVideoNotes(
  ctx: RecruiterContext,
  id: string,
): Promise<ReplyOf<typeof listContract>> {
  await findReadableApplication(ctx, id)
  const { maskNames } = await maskFor(ctx, id)
  const hasSent = await hasSentScorecard(ctx.db, id, ctx.viewer.recruiter.id)
  const notes = await selectNotes(ctx.db, id, ctx.viewer.recruiter.id)
  const colleagueNotes = notes.filter((note) => !note.isOwn && note.authorSentScorecard)
  return {
    rows: notes
      .filter((note) => note.isOwn || (hasSent && note.authorSentScorecard))
      .map((note) => ({ ...present(note), text: maskNames(note.text) })),
    hidden: hasSent ? 0 : colleagueNotes.length,
  }
}

/**
 * Adds a note at a second of a recording that the company may watch.
 * @throws AppError `not-found`; `notes-full`.
 */
export async function writeVideoNote(
  ctx: RecruiterContext,
  { id, videoId }: { id: string; videoId: string },
  { second, text }: BodyOf<typeof writeContract>,
): Promise<VideoNote> {
  const recruiterId = ctx.viewer.recruiter.id
  if (!(await canWatchVideo(ctx, id, videoId))) fail('not-found')
  return inTransaction(ctx.db, async (tx) => {
    const application = await requireLockedApplication(tx, id)
    if (!can(ctx.viewer, 'application.read', application)) fail('not-found')
    const existing = await selectNotes(tx, id, recruiterId)
    if (existing.filter((note) => note.isOwn && note.videoId === videoId).length >= maxVideoNotes)
      fail('notes-full')
    const note = { applicationId: id, videoId, recruiterId, second, text }
    const noteId = await insertNote(tx, note, ctx.now())
    await publishToCompany(tx, application)
    const written = (await selectNotes(tx, id, recruiterId)).find((row) => row.id === noteId)
    if (!written) throw new Error('a note was not saved')
    return present(written)
  })
}

/** Deletes a note of the viewer. @throws AppError `not-found`, also for another person's note. */
export async function deleteVideoNote(
  ctx: RecruiterContext,
  { id, noteId }: { id: string; noteId: string },
): Promise<void> {
  const application = await findReadableApplication(ctx, id)
  const ownNote = { id: noteId, applicationId: id, recruiterId: ctx.viewer.recruiter.id }
  await inTransaction(ctx.db, async (tx) => {
    if (!(await removeNote(tx, ownNote))) fail('not-found')
    await publishToCompany(tx, application)
  })
}

const present = ({ id, videoId, second, text, authorName, isOwn, at }: NoteRow): VideoNote => ({
  id,
  videoId,
  second,
  text,
  from: authorName,
  own: isOwn,
  at: at.toISOString(),
})
