import { expect, test } from 'vitest'
import { levelOf, loudnessOf } from './recording.level.ts'

/** A tone with a root mean square of `amplitude` / √2. */
const tone = (amplitude: number) =>
  Float32Array.from({ length: 4800 }, (_, i) => amplitude * Math.sin((2 * Math.PI * i) / 48))

test('silence is zero, and a full-scale tone is 3 dB below the maximum', () => {
  expect(loudnessOf(new Float32Array(100))).toBe(0)
  expect(loudnessOf(new Float32Array())).toBe(0)
  expect(loudnessOf(tone(1))).toBeCloseTo((60 - 3.0103) / 60, 3)
  // A tenth of the amplitude is 20 dB less.
  expect(loudnessOf(tone(0.1))).toBeCloseTo((40 - 3.0103) / 60, 3)
})

test.each([
  [0, 'silent'],
  [0.001, 'silent'],
  [0.01, 'quiet'],
  [0.1, 'good'],
  [0.5, 'good'],
  [1, 'loud'],
] as const)('a tone of amplitude %d is %s', (amplitude, level) => {
  expect(levelOf(loudnessOf(tone(amplitude)))).toBe(level)
})
