import {
  maxNotes,
  type listVideoNotes as listContract,
  type VideoNote,
  type writeVideoNote as writeContract,
} from '@trilha/contracts/videos/notes'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { publishToCompany } from '../../applications/applications.service.ts'
import { lock } from '../../applications/applications.transition.ts'
import { maskFor } from '../../blind/blind.people.ts'
import { readable } from '../../applications/company/views.ts'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { hasVideo } from './watching.service.ts'
import {
  hasSentScorecard,
  insertNote,
  removeNote,
  selectNotes,
  type NoteRow,
} from './notes.store.ts'

/**
 * Notes on the recordings of an application: the viewer's own, and, after the viewer has sent their
 * scorecard, those of colleagues who sent theirs. @throws AppError `not-found`.
 */
export async function listVideoNotes(
  ctx: RecruiterContext,
  id: string,
): Promise<ReplyOf<typeof listContract>> {
  await readable(ctx, id)
  const { maskNames } = await maskFor(ctx, id)
  const open = await hasSentScorecard(ctx.db, id, ctx.viewer.recruiter.id)
  const notes = await selectNotes(ctx.db, id, ctx.viewer.recruiter.id)
  const others = notes.filter(({ own, sent }) => !own && sent)
  return {
    rows: notes
      .filter(({ own, sent }) => own || (open && sent))
      .map((note) => ({ ...present(note), text: maskNames(note.text) })),
    hidden: open ? 0 : others.length,
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
  if (!(await hasVideo(ctx, id, videoId))) fail('not-found')
  return inTransaction(ctx.db, async (tx) => {
    const application = await lock(tx, id)
    if (!can(ctx.viewer, 'application.read', application)) fail('not-found')
    const known = await selectNotes(tx, id, recruiterId)
    if (known.filter((note) => note.own && note.videoId === videoId).length >= maxNotes)
      fail('notes-full')
    const note = { applicationId: id, videoId, recruiterId, second, text }
    const noteId = await insertNote(tx, note, ctx.now())
    await publishToCompany(tx, application)
    const written = (await selectNotes(tx, id, recruiterId)).find((row) => row.id === noteId)
    if (!written) throw new Error('a note was not saved')
    return present(written)
  })
}

/** Deletes a note of the viewer. @throws AppError `not-found`, also for somebody else's. */
export async function deleteVideoNote(
  ctx: RecruiterContext,
  { id, noteId }: { id: string; noteId: string },
): Promise<void> {
  const application = await readable(ctx, id)
  const at = { id: noteId, applicationId: id, recruiterId: ctx.viewer.recruiter.id }
  await inTransaction(ctx.db, async (tx) => {
    if (!(await removeNote(tx, at))) fail('not-found')
    await publishToCompany(tx, application)
  })
}

const present = ({ id, videoId, second, text, from, own, at }: NoteRow): VideoNote => ({
  id,
  videoId,
  second,
  text,
  from,
  own,
  at: at.toISOString(),
})
