import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { signEverybodyOut } from './accounts/accounts.service.ts'
import { createOwnDatabase, reachDatabase } from './ownDatabase.ts'
import { copyDataFolder, copyIfThere } from './platform/backup/baseBackup.ts'
import { checkManifest, writeManifest, type Manifest } from './platform/backup/manifest.ts'
import type { Config, readDataLocation } from './platform/config/config.ts'
import { createDatabase, createPool } from './platform/db/database.ts'
import { postgresUser, startEmbedded } from './platform/db/embedded.ts'
import { StartError } from './platform/startError.ts'

type DataLocation = ReturnType<typeof readDataLocation>

/** Files of the data folder beside the database: stored files, and the keys. */
const keyFiles = ['secret', 'postgres.password']

/**
 * Copies the data folder of the embedded default into a new folder, also while the program runs:
 * the database as it is at the end, then the stored files, and the keys.
 * @throws StartError with DATABASE_URL, or when the folder is not empty.
 */
export async function backUp(config: Config, target: string, now: () => Date): Promise<Manifest> {
  refuseOwnDatabase(config)
  const folder = resolve(target)
  if (!(await isEmpty(folder))) throw new StartError(`${folder} is not empty.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const database = await reachDatabase(config)
  try {
    const data = join(config.dataDir, 'postgres')
    const log = await copyDataFolder(database.url, data, join(folder, 'postgres'))
    for (const name of keyFiles) await copyIfThere(join(config.dataDir, name), join(folder, name))
    // After the database: a file that it knows of is there already.
    await copyFiles(join(config.dataDir, 'files'), join(folder, 'files'))
    return await writeManifest(folder, { createdAt: now().toISOString(), log })
  } finally {
    await database.release()
  }
}

/**
 * Restores a backup into the data folder, which must be empty, and lets PostgreSQL replay its log.
 * Everybody is signed out, because sessions that people have ended since would be valid again.
 * @throws StartError when a file of the backup is missing or damaged, or the folder is not empty.
 */
export async function restore(location: DataLocation, source: string): Promise<Manifest> {
  refuseOwnDatabase(location)
  const { dataDir } = location
  const folder = resolve(source)
  if (!(await isEmpty(dataDir)))
    throw new StartError(`${dataDir} is not empty: move it away, or set TRILHA_DATA.`)
  const manifest = await checkManifest(folder)
  const unfinished = `${dataDir}.restoring`
  await rm(unfinished, { recursive: true, force: true })
  await cp(folder, unfinished, {
    recursive: true,
    filter: (path) => path !== join(folder, 'manifest.json'),
  })
  await ownByServer(unfinished)
  if (existsSync(dataDir)) await rmdir(dataDir)
  await rename(unfinished, dataDir)
  await replayAndSignOut(dataDir)
  return manifest
}

function refuseOwnDatabase({ databaseUrl }: DataLocation): void {
  if (databaseUrl)
    throw new StartError(
      'With DATABASE_URL use the tools of PostgreSQL: docs/operations.md, Backups.',
    )
}

const isEmpty = async (folder: string) =>
  !existsSync(folder) || (await readdir(folder)).length === 0

/** Copies stored files. Parts of files that are being written are left out. */
async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const path = join(entry.parentPath, entry.name)
    await copyIfThere(path, join(to, path.slice(from.length)))
  }
}

/** PostgreSQL starts only on a folder that belongs to the user it runs as. */
async function ownByServer(folder: string): Promise<void> {
  const user = postgresUser()
  if (!user) return
  const data = join(folder, 'postgres')
  const entries = await readdir(data, { recursive: true })
  for (const path of [data, ...entries.map((entry) => join(data, entry))])
    await chown(path, user.uid, user.gid)
  await chown(join(folder, 'postgres.password'), user.uid, user.gid)
}

async function replayAndSignOut(dataDir: string): Promise<void> {
  const server = await startEmbedded({ dir: dataDir })
  const pool = createPool(await createOwnDatabase(server), 1)
  try {
    await signEverybodyOut(createDatabase(pool))
  } finally {
    await pool.end()
    await server.stop()
  }
}
