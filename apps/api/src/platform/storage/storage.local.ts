import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Storage } from './storage.ts'

const namePattern = /^[a-z]+\/[a-zA-Z0-9-]+(\.[a-z0-9]+)?$/

/** Files in the data folder, served by the program at signed addresses. */
export function localStorage({ dataDir, secret }: Pick<Config, 'dataDir' | 'secret'>): Storage {
  const root = join(dataDir, 'files')
  const pathOf = (file: string) => {
    if (!namePattern.test(file)) throw new Error('not a name of ours')
    return join(root, file)
  }
  const sign = (file: string, expires: number) =>
    createHmac('sha256', secret).update(`${file}:${expires}`).digest('base64url')
  // Writes a temporary file and renames it, so that an interruption never leaves a partial file
  // under the final name. Other users of the machine can't read the file.
  const writeAtomically = async (file: string, write: (part: string) => Promise<void>) => {
    const path = pathOf(file)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const part = `${path}.${randomUUID()}.part`
    try {
      await write(part)
      await chmod(part, 0o600)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  const address = async (file: string, seconds = 3600) => {
    // Rounded to whole periods, so that the address stays the same and browsers can cache the file.
    const expires = (Math.floor(Date.now() / 1000 / seconds) + 2) * seconds
    const url = `/files/${file}?expires=${expires}&signature=${sign(file, expires)}`
    return { url, expiresAt: new Date(expires * 1000) }
  }
  return {
    put: (file, bytes) => writeAtomically(file, (part) => writeFile(part, bytes, { mode: 0o600 })),
    putFile: (file, path) => writeAtomically(file, (part) => copyFile(path, part)),
    getFile: (file, path) => copyFile(pathOf(file), path),
    remove: (file) => rm(pathOf(file), { force: true }),
    address,
    url: async (file, seconds) => (await address(file, seconds)).url,
    open: async (file, expires, signature) => {
      if (!namePattern.test(file) || !(expires * 1000 >= Date.now())) return null
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(file, expires))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const path = pathOf(file)
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) return null
      return { size: found.size, stream: (range) => createReadStream(path, range) }
    },
  }
}
