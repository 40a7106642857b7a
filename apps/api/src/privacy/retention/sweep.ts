import { dayMs } from '@trilha/contracts/shared/durations'
import type { Platform } from '../../platform/context.ts'
import { failExports, clearFile, selectOutdated } from '../export/exports.store.ts'
import { purgeRetained } from '../privacy.store.ts'

/** Removes expired copies and expired data of deleted accounts. Safe to run twice. */
export async function sweepPrivacy({
  db,
  storage,
  now,
}: Pick<Platform, 'db' | 'storage' | 'now'>): Promise<void> {
  await failExports(db, new Date(now().getTime() - dayMs), now())
  for (const { id, file } of await selectOutdated(db, now())) {
    await storage.remove(file)
    await clearFile(db, id)
  }
  await purgeRetained(db, now())
}
