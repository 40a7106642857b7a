/** Loudness of the voice, in categories for the user. */
export type Level = 'silent' | 'quiet' | 'good' | 'loud'

/** Loudness of samples between -1 and 1, from 0 (silence) to 1, on a decibel scale. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const decibels = 20 * Math.log10(Math.sqrt(sum / Math.max(1, samples.length)) + 1e-9)
  // From a quiet room (-60 dB) to shouting (0 dB).
  return Math.min(1, Math.max(0, (decibels + 60) / 60))
}

/** The category for the loudest moment of the last seconds. */
export function levelOf(peak: number): Level {
  if (peak < 0.12) return 'silent'
  if (peak < 0.38) return 'quiet'
  return peak > 0.93 ? 'loud' : 'good'
}
