import { Worker } from 'node:worker_threads'
import type { VideoFailure } from '@trilha/contracts/videos'
import { AppError } from '../platform/errors.ts'

/** What a recording is, read from its bytes. */
export type Probe = {
  /** ffmpeg's name of the container. */
  demuxer: string
  /** Ending of a file name of this type. */
  ending: string
  durationMs: number
  /**
   * Sizes as shown: turned upright, by `rotation` degrees clockwise. `parameters` is the codec
   * string, `avc1.4d0028`.
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
 * Points of the largest picture that is unpacked, twice those of 4K: some KB can hold thousands of
 * times as many, and each picture of them takes gigabytes.
 */
export const mostPixels = 4096 * 4096

/** True for a picture that no recorder makes. */
export const isVast = ({ video }: Probe): boolean =>
  video !== null && video.width * video.height > mostPixels

/** A recorder stops a moment after its limit. */
const toleranceMs = 5000

/** Memory for what is read of a file; a phone's or a browser's takes some MB. */
const mostHeapMb = 256
const mostMs = 30_000

/**
 * Reads what a file is, beside the one thread that answers everybody, with a ceiling of memory: of
 * six bytes for each of its parts, 100 MB would take all there is.
 * @returns null for what is no recording, whatever it claims to be.
 * @throws AppError `unavailable` when it takes too long, as on a machine that is overburdened.
 */
export async function probe(path: string): Promise<Probe | null> {
  const worker = new Worker(new URL('./videos.probe.worker.ts', import.meta.url), {
    workerData: path,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb, maxYoungGenerationSizeMb: 32 },
    // Neither the settings nor what a library prints of a strange file are its business.
    env: {},
    stdout: true,
    stderr: true,
  })
  let late: NodeJS.Timeout | undefined
  try {
    return await new Promise<Probe | null>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error),
      )
      late = setTimeout(() => reject(new AppError('unavailable')), mostMs)
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}

/**
 * Why a recording can't be an answer; null when it can.
 * @param wanted what the person recorded. A video needs no sound: it may be in Libras.
 */
export function refusal(
  found: Probe | null,
  wanted: { medium: 'video' | 'audio'; bytes: number; maxBytes: number; maxSeconds: number },
): VideoFailure | null {
  if (wanted.bytes > wanted.maxBytes) return 'too-large'
  if (!found) return 'not-a-video'
  if (isVast(found)) return 'too-large'
  if (wanted.medium === 'video' && !found.video) return 'not-a-video'
  if (wanted.medium === 'audio' && !found.audio) return 'no-sound'
  return found.durationMs > wanted.maxSeconds * 1000 + toleranceMs ? 'too-long' : null
}
