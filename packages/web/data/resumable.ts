import { ask } from './call.ts'

/** Sends a file piece by piece (tus 1.0): after a cut one asks how much arrived, and goes on there. */

const version = { 'tus-resumable': '1.0.0' }

/** A piece that takes longer is lost on the way. A quarter of a megabyte needs 5 s on slow 3G. */
const patience = 60_000

const offsetOf = (answer: Response): number => Number(answer.headers.get('upload-offset'))

/** Bytes that arrived so far. @throws CallError 404 or 410 where the upload is gone. */
export async function arrived(address: string): Promise<number> {
  const signal = AbortSignal.timeout(patience)
  // A changed offset must be seen, so no cache may answer.
  const answer = await ask(address, { method: 'HEAD', headers: version, cache: 'no-store', signal })
  return offsetOf(answer)
}

/**
 * Sends the next piece. @returns bytes that arrived with it.
 * @throws CallError 409 where `offset` is not what arrived so far.
 */
export async function sendPiece(address: string, offset: number, piece: Blob): Promise<number> {
  const answer = await ask(address, {
    method: 'PATCH',
    headers: {
      ...version,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: piece,
    signal: AbortSignal.timeout(patience),
  })
  return offsetOf(answer)
}
