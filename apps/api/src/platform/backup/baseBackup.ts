import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'

/**
 * Folders whose content PostgreSQL makes anew, and the write-ahead log, which is copied last.
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA
 */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const leftOut = /^(postmaster\.(pid|opts)|server\.log|pg_internal\.init.*|pgsql_tmp.*)$/

/** The write-ahead log from `from` to `to` belongs to the copy: it is of the moment `to`. */
export type BaseBackup = { from: string; to: string }

/**
 * Copies the data folder of a running PostgreSQL by the low-level backup functions, while others
 * write. A server that starts on the copy replays the log up to the end of the backup.
 * @param url a superuser's connection to any database of the server.
 * @param data the server's data folder.
 * @param target a folder that does not exist yet.
 */
export async function copyDataFolder(
  url: string,
  data: string,
  target: string,
): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const read = async (text: string) => (await client.query<Record<string, string>>(text)).rows[0]
    // A slot holds the log back until this connection ends, however much the others write.
    await read(`select pg_create_physical_replication_slot('trilha_backup', true, true)`)
    const start = await read(
      `select lsn::text, pg_walfile_name(lsn) as file from pg_backup_start('trilha', true) as lsn`,
    )
    await copyTree(data, target)
    const end = await read(
      `select lsn::text, pg_walfile_name(lsn) as file, labelfile, spcmapfile
       from pg_backup_stop(false)`,
    )
    if (!start || !end) throw new Error('PostgreSQL gave no position')
    await writeFile(join(target, 'backup_label'), end['labelfile'] ?? '')
    if (end['spcmapfile']) await writeFile(join(target, 'tablespace_map'), end['spcmapfile'])
    await copyLog(join(data, 'pg_wal'), join(target, 'pg_wal'), start['file'], end['file'])
    return { from: start['lsn'] ?? '', to: end['lsn'] ?? '' }
  } finally {
    await client.end()
  }
}

async function copyTree(from: string, to: string, depth = 0): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (!entry.isDirectory()) await copyIfThere(source, copy)
    else if (depth === 0 && emptied.has(entry.name)) await mkdir(copy, { mode: 0o700 })
    else await copyTree(source, copy, depth + 1)
  }
}

/** Copies a file; one that was deleted meanwhile is not needed, the log says so too. */
export async function copyIfThere(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    return false
  }
}

/** Copies the files of the log between two names, which sort by time within one timeline. */
async function copyLog(from: string, to: string, first = '', last = ''): Promise<void> {
  for (const name of await readdir(from))
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
      await copyFile(join(from, name), join(to, name))
}
