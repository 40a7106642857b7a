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
import type { Probe } from './videos.probe.ts'

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

/**
 * Reads what a file is, in this thread: a crafted one takes seconds and gigabytes, see `probe`.
 * @returns null for what is no recording, whatever it claims to be.
 */
export async function readRecording(path: string): Promise<Probe | null> {
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
