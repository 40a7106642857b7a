import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { AnswerFile, FileKind } from '@trilha/contracts/assessments/items'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { createGate } from '../../platform/concurrency/gate.ts'
import type { UploadedFile } from '../../platform/http/route.ts'
import { autoOrientPicture } from '../../platform/storage/pictures.ts'
import { lockItem, mustHaveTimeLeft, type ItemPlace } from './answer.ts'
import { presentFile } from '../assessments.presenter.ts'
import { replaceFiles } from '../assessments.write.store.ts'

const mimeTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const kindByMimeType = new Map(
  Object.entries(mimeTypes).map(([kind, mimeType]) => [mimeType, kind as FileKind]),
)
const gate = createGate(2)

/**
 * Stores a file for a question of kind `file`. The file is not the answer until `saveAnswer` saves
 * its id. The next upload deletes files of the question that are not its saved answer.
 * @throws AppError `file-invalid`, and the errors of `saveAnswer` except `other-device`.
 */
export async function uploadAnswerFile(
  ctx: CandidateContext,
  place: ItemPlace,
  upload: UploadedFile | null,
): Promise<AnswerFile> {
  if (!upload) fail('file-invalid')
  await inTransaction(ctx.db, (tx) => lockFileItem(ctx, tx, place))
  const { kind, bytes } = await gate(() => sanitized(upload.bytes))
  const at = { applicationId: place.id, stageId: place.stageId, itemId: place.itemId }
  const file = {
    id: randomUUIDv7(),
    file: `answers/${randomUUID()}.${kind}`,
    name: displayName(upload.name, kind),
    kind,
    bytes: bytes.length,
  }
  await ctx.storage.put(file.file, bytes, mimeTypes[kind])
  const replaced = await inTransaction(ctx.db, async (tx) => {
    const { item } = await lockFileItem(ctx, tx, place)
    if (item.limits.files && !item.limits.files.includes(kind)) fail('file-invalid')
    return replaceFiles(tx, at, file, ctx.now())
  }).catch(async (error: unknown) => {
    await ctx.storage.remove(file.file)
    throw error
  })
  for (const old of replaced)
    await ctx.storage.remove(old).catch(() => ctx.log.warn('an answer file was left behind'))
  return presentFile({ ...file, itemId: place.itemId }, ctx.storage)
}

/** Checks that the question accepts a file; called before and after the file is processed. */
async function lockFileItem(
  ctx: CandidateContext,
  tx: Parameters<typeof lockItem>[1],
  place: ItemPlace,
) {
  const open = await lockItem(ctx, tx, place)
  if (open.item.kind !== 'file') fail('file-invalid')
  mustHaveTimeLeft(open, ctx.now())
  return open
}

/** Detects the type from the bytes; removes metadata such as the location from pictures. */
async function sanitized(bytes: Buffer): Promise<{ kind: FileKind; bytes: Buffer }> {
  const type = await fileTypeFromBuffer(bytes)
  const kind = type && kindByMimeType.get(type.mime)
  if (!kind) fail('file-invalid')
  if (kind !== 'jpg' && kind !== 'png') return { kind, bytes }
  const picture = await autoOrientPicture(bytes)
  try {
    const clean = kind === 'jpg' ? picture.jpeg({ quality: 88 }) : picture.png()
    return { kind, bytes: await clean.toBuffer() }
  } catch {
    return fail('file-invalid')
  }
}

/** A file name without path and control characters; not empty, at most 120 characters. */
function displayName(name: string, kind: FileKind): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base.toWellFormed().replaceAll(/\p{C}/gu, '').trim()
  return clean === '' ? `arquivo.${kind}` : clean.slice(-120)
}
