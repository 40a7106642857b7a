/** A device as its owner would name it; null where the browser doesn't say, or something unknown. */
export type Device = { browser: string | null; system: string | null }

// In this order: Edge, Opera and Samsung's say that they are Chrome too, and Chrome that it is Safari.
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

/** Browser and system of a User-Agent. Nothing else of it is kept: it would tell devices apart. */
export function deviceOf(agent: string): Device {
  const said = agent.slice(0, 500)
  return { browser: firstOf(browsers, said), system: firstOf(systems, said) }
}
