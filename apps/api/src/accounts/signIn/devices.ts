/** Browser and system of a device; null when unknown. */
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

const firstMatch = (known: readonly [RegExp, string][], agent: string) =>
  known.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/**
 * Browser and system of a User-Agent. The rest is dropped, because it would identify a device.
 */
export function deviceOf(agent: string): Device {
  const shortened = agent.slice(0, 500)
  return { browser: firstMatch(browsers, shortened), system: firstMatch(systems, shortened) }
}
