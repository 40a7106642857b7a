/** What can stand in the way of a recording; each has its own screen with what to do. */
export const troubles = [
  'denied',
  'none',
  'busy',
  'unsupported',
  'unplugged',
  'interrupted',
  'hidden',
  'full',
  'broken',
] as const
export type Trouble = (typeof troubles)[number]

/** Why the camera or the microphone could not be opened, from what `getUserMedia` threw. */
export function troubleOf(error: unknown): Trouble {
  switch (error instanceof Error || error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    // No secure connection, or the page may not use devices at all.
    case 'SecurityError':
    case 'TypeError':
    case 'NotSupportedError':
      return 'unsupported'
    case 'QuotaExceededError':
      return 'full'
    default:
      return 'broken'
  }
}

/** Browsers differ in where a permission is given back. */
export const browsers = ['ios', 'safari', 'firefox', 'android', 'chrome'] as const
export type Browser = (typeof browsers)[number]

/** Which of them this is, for the words of a help text only: never to decide what works. */
export function browserOf(agent: string): Browser {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios'
  if (/Android/.test(agent)) return 'android'
  if (/Firefox\//.test(agent)) return 'firefox'
  if (/Safari\//.test(agent) && !/Chrom(e|ium)\//.test(agent)) return 'safari'
  return 'chrome'
}

/** True where this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  typeof indexedDB !== 'undefined'
