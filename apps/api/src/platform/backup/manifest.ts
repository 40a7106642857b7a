import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StartError } from '../startError.ts'

const fileName = 'manifest.json'

const schema = z.object({
  version: z.literal(1),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  /** Positions in the write-ahead log; the copy is of the moment `to`. */
  log: z.object({ from: z.string(), to: z.string() }),
  files: z.array(
    z.object({
      path: z.string(),
      /** Bytes. */
      size: z.number().int().nonnegative(),
      sha256: z.string().length(64),
    }),
  ),
})

/** What a backup holds: every file with its size and hash. */
export type Manifest = z.infer<typeof schema>

/** Lists the files of a backup with their hashes and writes the list into its folder. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'createdAt' | 'log'>,
): Promise<Manifest> {
  const files = []
  for (const path of await listFiles(folder)) files.push(await describe(folder, path))
  const manifest: Manifest = { version: 1, ...about, files }
  await writeFile(join(folder, fileName), JSON.stringify(manifest, null, 1))
  return manifest
}

/**
 * Reads the list of a backup and compares every file with it.
 * @throws StartError that names the first file that is missing or differs.
 */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => null)
  if (text === null) throw new StartError(`${folder} holds no backup: ${fileName} is missing.`)
  const manifest = schema.parse(JSON.parse(text))
  for (const file of manifest.files) {
    const found = await describe(folder, file.path).catch(() => null)
    if (!found) throw new StartError(`The backup is incomplete: ${file.path} is missing.`)
    if (found.size !== file.size || found.sha256 !== file.sha256)
      throw new StartError(`The backup is damaged: ${file.path} is not as it was written.`)
  }
  return manifest
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== fileName)
    .sort()
}

async function describe(folder: string, path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(folder, path)), hash)
  const { size } = await stat(join(folder, path))
  return { path, size, sha256: hash.digest('hex') }
}
