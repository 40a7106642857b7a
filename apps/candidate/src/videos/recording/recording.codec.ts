import type { VideoMedium } from '@trilha/contracts/videos/videos'

/** Media that are recorded; text is typed. */
export type RecordedMedium = Exclude<VideoMedium, 'text'>

/**
 * Preferred MIME types, best first: formats that play everywhere without conversion, then those
 * that every Chromium and Firefox records, then MP4 with any codecs.
 */
const preferredTypes: Record<RecordedMedium, readonly string[]> = {
  video: [
    'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
    'video/webm;codecs=vp9,opus',
    'video/webm;codecs=vp8,opus',
    'video/mp4',
  ],
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4'],
}

/**
 * The MIME type to request; undefined leaves it to the browser. The actual type is in
 * `MediaRecorder.mimeType`, and only that one is used afterwards.
 */
export function chooseType(
  medium: RecordedMedium,
  isSupported: (type: string) => boolean,
): string | undefined {
  return preferredTypes[medium].find(isSupported)
}

/**
 * Bits per second: about 8 MB a minute for video. The default of some phones is ten times as much.
 */
const videoBits = 1_000_000
const audioBits = 64_000

/** Recorder settings for phones with a data plan. */
export function recorderOptions(
  medium: RecordedMedium,
  isSupported: (type: string) => boolean,
): MediaRecorderOptions {
  const mimeType = chooseType(medium, isSupported)
  return {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond: audioBits,
    ...(medium === 'video' && {
      videoBitsPerSecond: videoBits,
      // Chromium splits MP4 only at key frames. Without this interval it returned a recording of
      // 8.5 s as one part at the end; what is not returned yet is lost if the tab closes.
      videoKeyFrameIntervalDuration: 1000,
    }),
  }
}

/** Constraints for the camera: 720p at most, in the phone's orientation. */
export function constraintsFor(
  medium: RecordedMedium,
  chosen: { camera?: string | undefined; microphone?: string | undefined },
): MediaStreamConstraints {
  return {
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      ...(chosen.microphone && { deviceId: { exact: chosen.microphone } }),
    },
    video: medium === 'video' && {
      width: { ideal: 1280 },
      height: { ideal: 720 },
      frameRate: { ideal: 24, max: 30 },
      ...(chosen.camera ? { deviceId: { exact: chosen.camera } } : { facingMode: 'user' }),
    },
  }
}
