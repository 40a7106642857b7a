import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { Context, Platform, RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { createGate } from '../platform/concurrency/gate.ts'
import type { UploadedFile } from '../platform/http/route.ts'
import { autoOrientPicture } from '../platform/storage/pictures.ts'
import { requireManager } from './own/own.service.ts'
import { isLogo, replaceLogo } from './own/own.store.ts'
import { logoUrl } from './companies.presenter.ts'

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp'])
const sidePixels = 256
const gate = createGate(2)

/**
 * Sets the company's logo: the whole picture, centred in a square.
 * @throws AppError `forbidden`, `photo-invalid`.
 */
export async function setLogo(
  ctx: RecruiterContext,
  file: UploadedFile | null,
): Promise<{ logoUrl: string }> {
  const { companyId } = requireManager(ctx)
  if (!file) return fail('photo-invalid')
  const bytes = await gate(() => toSquareWebp(file.bytes))
  const name = `logos/${randomUUID()}.webp`
  await ctx.storage.put(name, bytes, 'image/webp')
  const oldFile = await inTransaction(ctx.db, (tx) => replaceLogo(tx, companyId, name)).catch(
    async (error: unknown) => {
      await ctx.storage.remove(name)
      throw error
    },
  )
  await discard(ctx, oldFile)
  return { logoUrl: logoUrl(name) ?? '' }
}

/** Removes the logo; the drawn one is shown instead. @throws AppError `forbidden`. */
export async function removeLogo(ctx: RecruiterContext): Promise<void> {
  const { companyId } = requireManager(ctx)
  await discard(ctx, await inTransaction(ctx.db, (tx) => replaceLogo(tx, companyId, null)))
}

async function discard(ctx: Context, file: string | null): Promise<void> {
  if (file) await ctx.storage.remove(file).catch(() => ctx.log.warn('an old logo was left behind'))
}

/**
 * Converts a picture to a square WebP. The type is detected from the bytes, since the declared type
 * can be wrong.
 * @throws AppError `photo-invalid`.
 */
async function toSquareWebp(bytes: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.has(type.mime)) fail('photo-invalid')
  const upright = await autoOrientPicture(bytes)
  try {
    return await upright
      .resize(sidePixels, sidePixels, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 88 })
      .toBuffer()
  } catch {
    return fail('photo-invalid')
  }
}

/** Serves logos publicly under stable addresses, since pages are cached and shared. */
export function registerLogos(app: FastifyInstance, { db, limits, storage }: Platform): void {
  app.get<{ Params: { name: string } }>('/logos/:name', async (request, reply) => {
    await limits.hit('logo', { network: request.ip })
    const { name } = request.params
    const isKnown = /^[\da-f-]{36}\.webp$/.test(name) && (await isLogo(db, `logos/${name}`))
    if (!isKnown) fail('not-found')
    return reply
      .header('cache-control', 'public, max-age=600')
      .redirect(await storage.url(`logos/${name}`, 3600))
  })
}
