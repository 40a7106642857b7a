import { fetchApi } from './call.ts'

/** Resumable upload in chunks (tus 1.0); after a disconnect it continues at the server's offset. */

const version = { 'tus-resumable': '1.0.0' }

/** Timeout of one chunk. A quarter of a megabyte needs 5 s on slow 3G. */
const timeoutMs = 60_000

const offsetOf = (answer: Response): number => Number(answer.headers.get('upload-offset'))

/**
 * Number of bytes received so far.
 * @throws CallError 404 or 410 if the upload no longer exists.
 */
export async function receivedBytes(address: string): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs)
  // The offset changes, so a cached response would be wrong.
  const answer = await fetchApi(address, {
    method: 'HEAD',
    headers: version,
    cache: 'no-store',
    signal,
  })
  return offsetOf(answer)
}

/**
 * Sends the next chunk.
 * @returns the number of bytes received, this chunk included.
 * @throws CallError 409 if `offset` is not the number of bytes received so far.
 */
export async function sendChunk(address: string, offset: number, piece: Blob): Promise<number> {
  const answer = await fetchApi(address, {
    method: 'PATCH',
    headers: {
      ...version,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: piece,
    signal: AbortSignal.timeout(timeoutMs),
  })
  return offsetOf(answer)
}
