/** Problems that prevent a recording; each has its own screen with instructions. */
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

/** The problem for an error of `getUserMedia` or of the device storage. */
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
    // Not a secure context, or the page may not use devices.
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

/** Browsers with different instructions for granting a permission. */
export const browsers = ['ios', 'safari', 'firefox', 'android', 'chrome'] as const
export type Browser = (typeof browsers)[number]

/** The current browser, for help texts only: never for feature detection. */
export function browserOf(agent: string): Browser {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios'
  if (/Android/.test(agent)) return 'android'
  if (/Firefox\//.test(agent)) return 'firefox'
  if (/Safari\//.test(agent) && !/Chrom(e|ium)\//.test(agent)) return 'safari'
  return 'chrome'
}

/** True if this browser supports recording. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  typeof indexedDB !== 'undefined'
