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
import type { Probe } from './probe.ts'

/** Containers that browsers and phones write. Playlists are left out: they refer to other files. */
const formats = [WEBM, MATROSKA, MP4, QTFF, OGG, MP3, WAVE, ADTS]

/** ffmpeg's names of the containers; ffmpeg is forced to read a file as this format only. */
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

/**
 * Reads type, size and length of a recording in this thread. A crafted file can take seconds and
 * gigabytes, so requests call `probe` instead.
 * @returns null if the bytes are not a recording.
 */
export async function readRecording(path: string): Promise<Probe | null> {
  const input = new Input({ formats, source: new FilePathSource(path) })
  try {
    const format = await input.getFormat()
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    if (!video && !audio) return null
    // Browsers write no duration into WebM: the end of the last packet is used instead.
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
    // The reader's messages about broken bytes do not help the person.
    return null
  } finally {
    input.dispose()
  }
}
