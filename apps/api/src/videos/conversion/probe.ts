import { Worker } from 'node:worker_threads'
import type { VideoFailure } from '@trilha/contracts/videos/videos'
import { AppError } from '../../platform/errors.ts'

/** Type, size and length of a recording, read from its bytes. */
export type Probe = {
  /** ffmpeg's name of the container. */
  demuxer: string
  /** File extension of this type. */
  ending: string
  durationMs: number
  /**
   * Size as displayed, after a rotation by `rotation` degrees clockwise. `parameters` is the codec
   * string, for example `avc1.4d0028`.
   */
  video: {
    codec: string
    parameters: string
    width: number
    height: number
    rotation: number
  } | null
  audio: { codec: string } | null
}

/**
 * Pixels of the largest picture that is decoded, twice those of 4K. A file of a few KB can declare
 * thousands of times as many, and each decoded picture would take gigabytes.
 */
export const maxPixels = 4096 * 4096

/** True for a picture larger than any recorder makes. */
export const isTooLarge = ({ video }: Probe): boolean =>
  video !== null && video.width * video.height > maxPixels

/** A recorder stops slightly after its limit. */
const toleranceMs = 5000

/** Memory limit for reading one file; a recording of a phone or a browser takes a few MB. */
const maxHeapMb = 256
const timeoutMs = 30_000

/**
 * Reads type, size and length of a recording in a worker thread with a memory limit: a file of
 * 100 MB with parts of six bytes each would use up all memory of the server.
 * @returns null if the bytes are not a recording.
 * @throws AppError `unavailable` when it takes too long, for example on an overloaded machine.
 */
export async function probe(path: string): Promise<Probe | null> {
  const worker = new Worker(new URL('./probe.worker.ts', import.meta.url), {
    workerData: path,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 32 },
    // The worker gets no settings, and its output about untrusted files is dropped.
    env: {},
    stdout: true,
    stderr: true,
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Probe | null>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error),
      )
      timer = setTimeout(() => reject(new AppError('unavailable')), timeoutMs)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Why a recording can't be an answer; null when it can.
 * @param wanted the declared medium and the limits. A video needs no sound: it may be in Libras.
 */
export function failureOf(
  found: Probe | null,
  wanted: { medium: 'video' | 'audio'; bytes: number; maxBytes: number; maxSeconds: number },
): VideoFailure | null {
  if (wanted.bytes > wanted.maxBytes) return 'too-large'
  if (!found) return 'not-a-video'
  if (isTooLarge(found)) return 'too-large'
  if (wanted.medium === 'video' && !found.video) return 'not-a-video'
  if (wanted.medium === 'audio' && !found.audio) return 'no-sound'
  return found.durationMs > wanted.maxSeconds * 1000 + toleranceMs ? 'too-long' : null
}
