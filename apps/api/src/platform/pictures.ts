import type { Sharp } from 'sharp'

/** A camera's 50 megapixels fit; a small file that unpacks to gigabytes doesn't. */
const mostPixels = 60_000_000

/**
 * A sent picture as its camera was held, to be written anew. The library is loaded when first needed:
 * it would lie in memory where nobody sends a picture.
 * @param bytes of a file whose bytes say that it is a picture; what is broken throws when written.
 */
export async function uprightPicture(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate()
}
