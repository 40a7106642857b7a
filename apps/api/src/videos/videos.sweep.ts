import type { Platform } from '../platform/context.ts'
import { sweepWork } from './videos.work.ts'
import { deleteVideos, selectNeverFinished } from './videos.store.ts'

const day = 24 * 60 * 60_000

/**
 * Ends uploads that took no part for a day (their takes are given back), and deletes what lies in
 * the uploads' folder without a recording, and what a conversion left that was cut off. Safe to run
 * twice and beside another process.
 */
export async function sweepVideos({
  config,
  db,
  uploads,
  now,
}: Pick<Platform, 'config' | 'db' | 'uploads' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - day)
  const idle = new Set(await uploads.idleSince(before))
  const dead: string[] = []
  for (const id of await selectNeverFinished(db, before))
    // Begun long ago, but a part came within the day: somebody's connection is slow, not lost.
    if (idle.has(id) || (await uploads.received(id)) === null) dead.push(id)
  await deleteVideos(db, dead)
  for (const id of idle) await uploads.remove(id)
  await sweepWork(config, before)
}
