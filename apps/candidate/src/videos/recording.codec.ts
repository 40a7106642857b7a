import type { VideoMedium } from '@trilha/contracts/videos'

/** What can be recorded; text is written. */
export type RecordedMedium = Exclude<VideoMedium, 'text'>

/**
 * What to ask a browser for, best first: what plays everywhere without work on the server, then
 * what every Chromium and Firefox records, then whatever it likes.
 */
const wishes: Record<RecordedMedium, readonly string[]> = {
  video: [
    'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
    'video/webm;codecs=vp9,opus',
    'video/webm;codecs=vp8,opus',
    'video/mp4',
  ],
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4'],
}

/**
 * The type to record in; undefined leaves it to the browser. What it then really takes is in
 * `MediaRecorder.mimeType`, and only that counts.
 */
export function chooseType(
  medium: RecordedMedium,
  isSupported: (type: string) => boolean,
): string | undefined {
  return wishes[medium].find(isSupported)
}

/** Bits per second: about 8 MB a minute for video. Without it some phones take ten times that. */
export const videoBits = 1_000_000
export const audioBits = 64_000

/** Settings of a recorder for phones on a data plan. */
export function recorderOptions(
  medium: RecordedMedium,
  isSupported: (type: string) => boolean,
): MediaRecorderOptions {
  const mimeType = chooseType(medium, isSupported)
  return {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond: audioBits,
    // MP4 is cut at key frames only: Chromium gave 8.5 s of H.264 in one piece at the end, and a
    // piece each second with this. What is not given yet is lost with a closed tab.
    ...(medium === 'video' && {
      videoBitsPerSecond: videoBits,
      videoKeyFrameIntervalDuration: 1000,
    }),
  }
}

/** Bytes that a recording of so many seconds takes at most, roughly. */
export const expectedBytes = (medium: RecordedMedium, seconds: number): number =>
  (seconds * (audioBits + (medium === 'video' ? videoBits : 0))) / 8

/** What to ask the camera for: 720p at most, the way the phone is held. */
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
