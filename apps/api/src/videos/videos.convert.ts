import type { Probe } from './videos.probe.ts'

/** One recording to be made playable everywhere: MP4, H.264 main at most 720p, AAC, index first. */
export type Conversion = {
  found: Probe
  medium: 'video' | 'audio'
  /** Paths on this machine. */
  input: string
  output: string
  /** Length of the recording. */
  seconds: number
  maxSeconds: number
  /** Told now and then: 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Something that converts. Each rejects where it can't; the caller then tries the next. */
export type Converter = {
  name: string
  convert: (conversion: Conversion) => Promise<void>
  /** Ending of the file that it writes. */
  ending: (conversion: Pick<Conversion, 'found' | 'medium'>) => string
  /** Writes one picture (JPEG) of a converted video. */
  poster?: (input: string, output: string, atSeconds: number) => Promise<void>
}

const longSide = 1280
const shortSide = 720

/**
 * What happens to each track: H.264 (8 bit, small enough) and AAC are copied as they are, the rest
 * is encoded anew.
 */
export function plan({ found, medium }: Pick<Conversion, 'found' | 'medium'>): {
  video: 'copy' | { width: number; height: number } | null
  audio: 'copy' | 'encode' | null
} {
  const { video, audio } = found
  return {
    video: medium === 'audio' || !video ? null : fits(video) ? 'copy' : sizeOf(video),
    audio: audio ? (audio.codec === 'aac' ? 'copy' : 'encode') : null,
  }
}

/** Baseline, main and high profile are what every player knows; above them come 10 bits and more. */
function fits({ codec, parameters, width, height }: NonNullable<Probe['video']>): boolean {
  const known = /^avc[13]\.(42|4d|58|64)/i.test(parameters)
  return (
    codec === 'avc' &&
    known &&
    Math.max(width, height) <= longSide &&
    Math.min(width, height) <= shortSide
  )
}

/** The size that fits, even on both sides, in the shape of the picture. */
export function sizeOf(picture: { width: number; height: number }): {
  width: number
  height: number
} {
  const { width, height } = picture
  const share = Math.min(1, longSide / Math.max(width, height), shortSide / Math.min(width, height))
  const even = (side: number) => Math.max(2, Math.round((side * share) / 2) * 2)
  return { width: even(width), height: even(height) }
}

/** Ending of a converted file. */
export function mp4Ending(conversion: Pick<Conversion, 'found' | 'medium'>): string {
  return plan(conversion).video ? 'mp4' : 'm4a'
}

/**
 * The filter that makes a picture of one size and one rate. A phone that is turned while it records
 * changes the size in the middle: what comes then is fitted in.
 */
export function pictureFilter({ width, height }: { width: number; height: number }): string {
  const size = `${width}:${height}`
  const fit = 'force_original_aspect_ratio=decrease:force_divisible_by=2'
  return `scale=${size}:${fit},pad=${size}:-1:-1,setsar=1,fps=30`
}
