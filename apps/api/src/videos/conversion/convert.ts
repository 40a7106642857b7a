import type { Probe } from './probe.ts'

/**
 * Input of one conversion. Converters with an encoder write MP4 with H.264 up to 720p and AAC, and
 * the index at the beginning of the file.
 */
export type Conversion = {
  found: Probe
  medium: 'video' | 'audio'
  /** Paths on this machine. */
  input: string
  output: string
  /** Length of the recording. */
  seconds: number
  maxSeconds: number
  /** Called from time to time with the progress, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** A tool that converts. `convert` rejects when it fails; the caller then tries the next tool. */
export type Converter = {
  name: string
  convert: (conversion: Conversion) => Promise<void>
  /** Extension of the file that it writes. */
  ending: (conversion: Pick<Conversion, 'found' | 'medium'>) => string
  /** Writes one picture (JPEG) of a converted video. */
  poster?: (input: string, output: string, atSeconds: number) => Promise<void>
}

const maxLongSide = 1280
const maxShortSide = 720

/**
 * Decides for each track: H.264 (8 bit, small enough) and AAC are copied, everything else is
 * encoded again.
 */
export function plan({ found, medium }: Pick<Conversion, 'found' | 'medium'>): {
  video: 'copy' | { width: number; height: number } | null
  audio: 'copy' | 'encode' | null
} {
  const { video, audio } = found
  return {
    video: medium === 'audio' || !video ? null : canCopyVideo(video) ? 'copy' : sizeOf(video),
    audio: audio ? (audio.codec === 'aac' ? 'copy' : 'encode') : null,
  }
}

/** Every player knows the baseline, main and high profiles; higher profiles use 10 bits or more. */
function canCopyVideo({ codec, parameters, width, height }: NonNullable<Probe['video']>): boolean {
  const isKnownProfile = /^avc[13]\.(42|4d|58|64)/i.test(parameters)
  return (
    codec === 'avc' &&
    isKnownProfile &&
    Math.max(width, height) <= maxLongSide &&
    Math.min(width, height) <= maxShortSide
  )
}

/** The size scaled down to the limits, with the same aspect ratio; both sides are even. */
export function sizeOf(picture: { width: number; height: number }): {
  width: number
  height: number
} {
  const { width, height } = picture
  const scale = Math.min(
    1,
    maxLongSide / Math.max(width, height),
    maxShortSide / Math.min(width, height),
  )
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

/** Extension of a converted file. */
export function mp4Ending(conversion: Pick<Conversion, 'found' | 'medium'>): string {
  return plan(conversion).video ? 'mp4' : 'm4a'
}

/**
 * The ffmpeg filter that gives all pictures one size and one frame rate. A phone that is turned
 * while it records changes the size in the middle of the file.
 */
export function pictureFilter({ width, height }: { width: number; height: number }): string {
  const size = `${width}:${height}`
  const fit = 'force_original_aspect_ratio=decrease:force_divisible_by=2'
  return `scale=${size}:${fit},pad=${size}:-1:-1,setsar=1,fps=30`
}
