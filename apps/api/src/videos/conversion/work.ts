import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { workRoot } from '../../platform/storage/workFolder.ts'

type WorkConfig = Pick<Config, 'dataDir'>

/** Deletes work folders that were last changed before a time: their work was interrupted. */
export async function sweepWork(config: WorkConfig, before: Date): Promise<void> {
  const root = workRoot(config)
  for (const folder of await readdir(root).catch(() => [])) {
    const found = await stat(join(root, folder)).catch(() => null)
    if (found && found.mtime < before)
      await rm(join(root, folder), { recursive: true, force: true })
  }
}
