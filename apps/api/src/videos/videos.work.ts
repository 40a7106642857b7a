import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'

type Place = Pick<Config, 'dataDir'>
const rootOf = ({ dataDir }: Place) => join(dataDir, 'work')

/** A folder of its own for one conversion, which nobody else on the machine looks into. */
export async function workFolder(config: Place): Promise<string> {
  await mkdir(rootOf(config), { recursive: true, mode: 0o700 })
  return mkdtemp(join(rootOf(config), 'video-'))
}

/** Deletes folders that conversions left behind that were cut off before an instant. */
export async function sweepWork(config: Place, before: Date): Promise<void> {
  const root = rootOf(config)
  for (const folder of await readdir(root).catch(() => [])) {
    const found = await stat(join(root, folder)).catch(() => null)
    if (found && found.mtime < before)
      await rm(join(root, folder), { recursive: true, force: true })
  }
}
