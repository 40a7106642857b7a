/** Part of a stored recording, about a second long; `offset` is its first byte. */
export type Part = { offset: number; data: ArrayBuffer }

/** Bytes per request: small enough to lose little on a disconnect, large enough to be fast. */
export const chunkBytes = 256 * 1024

/**
 * The bytes from `offset` on, at most `limit`, across parts.
 * @param parts in order, without gaps; those before `offset` may be left out.
 */
export function bytesFrom(parts: readonly Part[], offset: number, limit = chunkBytes): Blob {
  const pieces: ArrayBuffer[] = []
  let bytesLeft = limit
  for (const part of parts) {
    const start = Math.max(0, offset - part.offset)
    if (start >= part.data.byteLength || bytesLeft === 0) continue
    const piece = part.data.slice(start, Math.min(part.data.byteLength, start + bytesLeft))
    pieces.push(piece)
    bytesLeft -= piece.byteLength
  }
  return new Blob(pieces)
}

/** SHA-256 over all parts, hexadecimal. */
export async function hashOf(parts: readonly Part[]): Promise<string> {
  const allBytes = await new Blob(parts.map(({ data }) => data)).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', allBytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
