import * as z from 'zod/mini'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { idParams, instant, text, uuid } from '../shared/fields.ts'

/**
 * Notes that people of a company write at a position of a recording; never visible to the
 * candidate.
 */

/** Maximum number of notes per person and recording. */
export const maxVideoNotes = 50

export const videoNote = z.object({
  id: uuid,
  videoId: uuid,
  /** Seconds from the start of the recording. */
  second: z.int(),
  text: z.string(),
  from: z.string(),
  own: z.boolean(),
  at: instant,
})
export type VideoNote = z.output<typeof videoNote>

export const listVideoNotes = endpoint({
  id: 'videos.notes',
  summary:
    'Your notes on the recordings of an application, by position; after you send your scorecard, also the notes of colleagues who sent theirs',
  method: 'GET',
  path: '/company/applications/{id}/videoNotes',
  who: recruiterOnly,
  params: idParams,
  reply: z.object({
    rows: z.array(videoNote),
    /** Number of colleagues' notes that appear after the viewer sends their scorecard. */
    hidden: z.int(),
  }),
})

export const writeVideoNoteBody = z.object({
  second: z
    .int({ error: 'required' })
    .check(z.minimum(0, { error: 'invalid' }), z.maximum(3600, { error: 'invalid' })),
  text: text(500, 1),
})

export const writeVideoNote = endpoint({
  id: 'videos.note',
  summary: 'Add a note at a position of a recording',
  method: 'POST',
  path: '/company/applications/{id}/videos/{videoId}/notes',
  who: recruiterOnly,
  params: z.object({ id: uuid, videoId: uuid }),
  body: writeVideoNoteBody,
  reply: videoNote,
  status: 201,
  errors: ['notes-full', 'withheld'],
})

export const deleteVideoNote = endpoint({
  id: 'videos.deleteNote',
  summary: 'Delete your own note',
  method: 'DELETE',
  path: '/company/applications/{id}/videoNotes/{noteId}',
  who: recruiterOnly,
  params: z.object({ id: uuid, noteId: uuid }),
})
