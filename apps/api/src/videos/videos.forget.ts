import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { markRemoved, selectVideo, updateVideo } from './videos.store.ts'

export const deleteFilesTask = {
  name: 'videos.forget',
  payload: z.object({ videoId: z.uuid() }),
} satisfies Task

/** Removes recordings: they disappear at once, and a task deletes their files afterwards. */
export async function deleteRecordings(
  { tasks, now }: Pick<Platform, 'tasks' | 'now'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  for (const videoId of await markRemoved(tx, ids, now()))
    await tasks.add(tx, deleteFilesTask, { videoId })
}

/** Deletes the files of a removed recording. Safe to run twice. */
export async function deleteFiles(
  { db, storage, uploads }: Pick<Platform, 'db' | 'storage' | 'uploads'>,
  id: string,
): Promise<void> {
  await uploads.remove(id)
  const row = await selectVideo(db, id)
  if (!row || row.removed_at === null) return
  for (const file of [row.original_file, row.file, row.poster_file])
    if (file) await storage.remove(file)
  await updateVideo(db, id, { original_file: null, file: null, poster_file: null })
}
