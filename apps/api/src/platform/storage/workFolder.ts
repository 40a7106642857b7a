import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

type Place = Pick<Config, 'dataDir'>

/** Where work on files lies until it is done; what is left there is swept after a day. */
export const workRoot = ({ dataDir }: Place): string => join(dataDir, 'work')

/** A folder of its own for one piece of work, which nobody else on the machine looks into. */
export async function workFolder(config: Place, prefix: string): Promise<string> {
  await mkdir(workRoot(config), { recursive: true, mode: 0o700 })
  return mkdtemp(join(workRoot(config), prefix))
}
