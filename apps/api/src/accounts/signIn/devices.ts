/** A device as its owner would name it; null for unknown parts. */
export type Device = { browser: string | null; system: string | null }

// The order matters: Edge, Opera and Samsung also contain Chrome, and Chrome also contains Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (known: readonly [RegExp, string][], agent: string) =>
  known.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/**
 * Browser and system of a User-Agent. The rest is not stored, because it would identify a device.
 */
export function deviceOf(agent: string): Device {
  const start = agent.slice(0, 500)
  return { browser: firstOf(browsers, start), system: firstOf(systems, start) }
}
