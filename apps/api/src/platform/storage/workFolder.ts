import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

type DataDir = Pick<Config, 'dataDir'>

/** Root of temporary folders. Folders that a task leaves there are deleted after a day. */
export const workRoot = ({ dataDir }: DataDir): string => join(dataDir, 'work')

/** Creates a temporary folder for one task, unreadable for other users of the machine. */
export async function workFolder(config: DataDir, prefix: string): Promise<string> {
  await mkdir(workRoot(config), { recursive: true, mode: 0o700 })
  return mkdtemp(join(workRoot(config), prefix))
}
