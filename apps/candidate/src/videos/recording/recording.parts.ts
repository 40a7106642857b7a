/** A recording is stored as parts of about a second, in order. */
export type Part = { offset: number; data: ArrayBuffer }

/** Bytes per request: small enough to lose little on a disconnect, large enough to be fast. */
export const chunkBytes = 256 * 1024

/**
 * The bytes from `offset` on, at most `limit`, across parts.
 * @param parts in order, without gaps; those before `offset` may be left out.
 */
export function bytesFrom(parts: readonly Part[], offset: number, limit = chunkBytes): Blob {
  const pieces: ArrayBuffer[] = []
  let wanted = limit
  for (const part of parts) {
    const from = Math.max(0, offset - part.offset)
    if (from >= part.data.byteLength || wanted === 0) continue
    const piece = part.data.slice(from, Math.min(part.data.byteLength, from + wanted))
    pieces.push(piece)
    wanted -= piece.byteLength
  }
  return new Blob(pieces)
}

/** SHA-256 over all parts, hexadecimal. */
export async function hashOf(parts: readonly Part[]): Promise<string> {
  const whole = await new Blob(parts.map(({ data }) => data)).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
