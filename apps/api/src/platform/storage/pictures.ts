import type { Sharp } from 'sharp'

/** Allows a camera's 50 megapixels, but not a small file that decompresses to gigabytes. */
const maxPixels = 60_000_000

/**
 * An uploaded picture, rotated upright by its EXIF orientation and ready to be encoded again. The
 * library is loaded on first use to save memory in processes that never need it.
 * @param bytes a file with the signature of a picture. A broken picture throws when it is encoded.
 */
export async function autoOrientPicture(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
}
