import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { exportDays } from '@trilha/contracts/privacy/privacy'
import { dayMs } from '@trilha/contracts/shared/durations'
import { notify } from '../../notifications/notifications.service.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { unseal } from '../../platform/secrets/sealed.ts'
import { workFolder } from '../../platform/storage/workFolder.ts'
import { createArchive, type Archive } from './archive.ts'
import { markReady, nameFile } from './exports.store.ts'
import { exportFiles, type ExportFile } from './files.ts'
import { inventory } from '../inventory/inventory.ts'
import type { Person } from '../inventory/parts.ts'
import { exportReadyTask } from '../privacy.tasks.names.ts'
import { selectPersonRows, selectPerson } from '../privacy.store.ts'
import { formatDate } from '../../platform/text/formats.ts'
import { readMe } from './words.ts'

type Row = Record<string, unknown>

/** Makes the requested copy and notifies the person. Safe to run twice. */
export async function makeExport(platform: Platform, exportId: string): Promise<void> {
  const { db, storage, tasks, now } = platform
  const file = `exports/${exportId}.zip`
  const userId = await nameFile(db, exportId, file)
  const person = userId && (await selectPerson(db, userId))
  if (!person) return
  const folder = await workFolder(platform.config, 'export-')
  try {
    const path = join(folder, 'dados.zip')
    const bytes = await writeArchive(platform, person, folder, path)
    await storage.putFile(file, path, 'application/zip')
    const at = now()
    const expiresAt = new Date(at.getTime() + exportDays * dayMs)
    const lastDay = formatDate(expiresAt)
    const isMarkedReady = await inTransaction(db, async (tx) => {
      if (!(await markReady(tx, exportId, { bytes, at, expiresAt }))) return false
      await notify(tx, {
        userId: person.userId,
        type: 'reminder',
        message: `A cópia dos seus dados está pronta. Baixe em Minha conta até ${lastDay}.`,
        key: `export:${exportId}`,
        at,
        target: 'copy',
      })
      const payload = { exportId, userId: person.userId, expiresAt: expiresAt.toISOString() }
      await tasks.add(tx, exportReadyTask, payload)
      return true
    })
    if (!isMarkedReady) await storage.remove(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the copy as a ZIP to `path`. @returns its size in bytes. */
async function writeArchive(
  platform: Platform,
  person: Person,
  folder: string,
  path: string,
): Promise<number> {
  const archive = await createArchive(path)
  try {
    const data = await collectRows(platform, person)
    await archive.addText('LEIA-ME.txt', readMe(platform.now()))
    for (const [name, tables] of data)
      await archive.addText(`dados/${name}.json`, `${JSON.stringify(tables, null, 2)}\n`)
    await addFiles(platform, archive, data, folder)
    return await archive.end()
  } finally {
    await archive.close()
  }
}

/** The rows of every exported table, grouped by the file of the copy that contains them. */
async function collectRows(
  { db, config }: Platform,
  person: Person,
): Promise<Map<ExportFile, Record<string, Row[]>>> {
  const data = new Map<ExportFile, Record<string, Row[]>>()
  for (const name of Object.keys(exportFiles) as ExportFile[]) data.set(name, {})
  for (const entry of inventory) {
    if ('not' in entry.exported) continue
    const rows = await selectPersonRows(db, entry, entry.exported.columns, person)
    const tables = data.get(entry.exported.file) ?? {}
    tables[entry.table] = rows.map((row) => decryptRow(config, person, row))
  }
  return data
}

/** Decrypts the sealed data of a row, which belongs to an application or to the person. */
function decryptRow(config: Platform['config'], { candidateId }: Person, row: Row): Row {
  const { sealed, ...rest } = row
  if (!Buffer.isBuffer(sealed)) return row
  const owner = typeof rest['application_id'] === 'string' ? rest['application_id'] : candidateId
  return { ...(JSON.parse(unseal(config, owner, sealed)) as Row), ...rest }
}

/** Adds the file that each row names in `file`, below `arquivos/`. */
async function addFiles(
  { storage, log }: Platform,
  archive: Archive,
  data: ReadonlyMap<ExportFile, Record<string, Row[]>>,
  folder: string,
): Promise<void> {
  const rows = [...data.values()].flatMap((tables) => Object.values(tables).flat())
  for (const { file } of rows) {
    if (typeof file !== 'string') continue
    const path = join(folder, 'file')
    try {
      await storage.getFile(file, path)
    } catch {
      // Deleted since its row was read; the rest of the copy is still complete.
      log.warn('a file of a data export is missing')
      continue
    }
    await archive.addFile(`arquivos/${file}`, path)
    await rm(path, { force: true })
  }
}
