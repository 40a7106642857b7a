import {
  ADTS,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  FilePathSource,
  type InputFormat,
} from 'mediabunny'
import type { VideoFailure } from '@trilha/contracts/videos'

/** Containers that recorders and phones write. Playlists, which name other files, are not among them. */
const formats = [WEBM, MATROSKA, MP4, QTFF, OGG, MP3, WAVE, ADTS]

/** How ffmpeg calls the containers, so that it reads the bytes as nothing else. */
const demuxers: [InputFormat, string, ending: string][] = [
  [WEBM, 'matroska', 'webm'],
  [MATROSKA, 'matroska', 'mkv'],
  [QTFF, 'mov', 'mov'],
  [MP4, 'mov', 'mp4'],
  [OGG, 'ogg', 'ogg'],
  [MP3, 'mp3', 'mp3'],
  [WAVE, 'wav', 'wav'],
  [ADTS, 'aac', 'aac'],
]

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

/** Reads what a file is. @returns null for what is no recording, whatever it claims to be. */
export async function probe(path: string): Promise<Probe | null> {
  const input = new Input({ formats, source: new FilePathSource(path) })
  try {
    const format = await input.getFormat()
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    if (!video && !audio) return null
    // Browsers write no duration into WebM: it is where the last packet ends.
    const seconds = (await input.computeDuration()) - Math.max(0, await input.getFirstTimestamp())
    if (!(seconds > 0)) return null
    const [, demuxer, ending] = demuxers.find(([known]) => known === format) ?? []
    return {
      demuxer: demuxer ?? 'matroska',
      ending: !video && ending === 'mp4' ? 'm4a' : (ending ?? 'bin'),
      durationMs: Math.round(seconds * 1000),
      video: video && {
        codec: (await video.getCodec()) ?? 'unknown',
        parameters: (await video.getCodecParameterString()) ?? '',
        width: await video.getDisplayWidth(),
        height: await video.getDisplayHeight(),
        rotation: await video.getRotation(),
      },
      audio: audio && { codec: (await audio.getCodec()) ?? 'unknown' },
    }
  } catch {
    // The reader's own words about broken bytes tell a person nothing.
    return null
  } finally {
    input.dispose()
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
