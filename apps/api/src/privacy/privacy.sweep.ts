import type { Platform } from '../platform/context.ts'
import { failExports, forgetFile, selectOutdated } from './privacy.exports.store.ts'
import { purgeKept } from './privacy.store.ts'

const day = 24 * 60 * 60_000

/** Removes copies whose time is over, and what was kept long enough of who left. Safe to run twice. */
export async function sweepPrivacy({
  db,
  storage,
  now,
}: Pick<Platform, 'db' | 'storage' | 'now'>): Promise<void> {
  await failExports(db, new Date(now().getTime() - day), now())
  for (const { id, file } of await selectOutdated(db, now())) {
    await storage.remove(file)
    await forgetFile(db, id)
  }
  await purgeKept(db, now())
}
