import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { can } from '../../platform/can.ts'
import type { SignedInContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { createGate } from '../../platform/concurrency/gate.ts'
import type { UploadedFile } from '../../platform/http/route.ts'
import { autoOrientPicture } from '../../platform/storage/pictures.ts'
import { replacePhoto } from '../accounts.users.store.ts'

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp'])
const sideInPixels = 512
const gate = createGate(2)

/**
 * Sets a user's own photo: rotated upright, cut to a square, without metadata such as the location.
 * @param crop `left,top,side` of the square in pixels of the upright picture; absent: the centre.
 * @throws AppError `forbidden`, `photo-invalid`.
 */
export async function setPhoto(
  ctx: SignedInContext,
  userId: string,
  file: UploadedFile | null,
  crop?: string,
): Promise<{ photoUrl: string }> {
  if (!can(ctx.viewer, 'user.update', { userId })) fail('forbidden')
  if (!file) fail('photo-invalid')
  const bytes = await gate(() => toSquarePhoto(file.bytes, crop))
  const name = `photos/${randomUUID()}.webp`
  await ctx.storage.put(name, bytes, 'image/webp')
  const replaced = await inTransaction(ctx.db, (tx) => replacePhoto(tx, userId, name)).catch(
    async (error: unknown) => {
      await ctx.storage.remove(name)
      throw error
    },
  )
  if (replaced)
    await ctx.storage.remove(replaced).catch(() => ctx.log.warn('an old photo was left behind'))
  return { photoUrl: await ctx.storage.url(name) }
}

/** The photo as stored. Its type is detected from the bytes; the client's type is ignored. */
async function toSquarePhoto(bytes: Buffer, crop?: string): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.has(type.mime)) fail('photo-invalid')
  const upright = await autoOrientPicture(bytes)
  try {
    const [left = 0, top = 0, length = 0] = crop?.split(',').map(Number) ?? []
    // A square outside the picture throws.
    const cropped = crop ? upright.extract({ left, top, width: length, height: length }) : upright
    return await cropped
      .resize(sideInPixels, sideInPixels, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return fail('photo-invalid')
  }
}
