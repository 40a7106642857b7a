import { dayMs } from '@trilha/contracts/shared/durations'
import type { Platform } from '../platform/context.ts'
import { sweepWork } from './conversion/work.ts'
import { deleteVideos, selectNeverFinished } from './videos.store.ts'

/**
 * Deletes uploads that got no new bytes for a day, upload files without a recording, and folders of
 * interrupted conversions. The takes of deleted uploads can be used again. Safe to run twice and in
 * several processes.
 */
export async function sweepVideos({
  config,
  db,
  uploads,
  now,
}: Pick<Platform, 'config' | 'db' | 'uploads' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - dayMs)
  const idle = new Set(await uploads.idleSince(before))
  const abandoned: string[] = []
  for (const id of await selectNeverFinished(db, before))
    // An upload that received a part within the day is only slow.
    if (idle.has(id) || (await uploads.received(id)) === null) abandoned.push(id)
  await deleteVideos(db, abandoned)
  for (const id of idle) await uploads.remove(id)
  await sweepWork(config, before)
}
