import { useEffect, useRef, useState, type RefObject } from 'react'
import { levelOf, loudnessOf, type Level } from '../recording/recording.level.ts'

/** Milliseconds that a peak counts, so that pauses between sentences are not silence. */
const memoryMilliseconds = 2500

/**
 * Loudness of a stream's microphone: a category, and a ref for a meter element that gets `--level`
 * (0 to 1). Null until known.
 */
export function useLevel(
  stream: MediaStream | null,
): [level: Level | null, meter: RefObject<HTMLSpanElement | null>] {
  const [level, setLevel] = useState<Level | null>(null)
  const meter = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    analyser.fftSize = 1024
    audio.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const peaks: { at: number; loudness: number }[] = []
    const timer = setInterval(() => {
      // Browsers start audio only after user interaction.
      if (audio.state !== 'running') return void audio.resume()
      analyser.getFloatTimeDomainData(samples)
      const loudness = loudnessOf(samples)
      const at = performance.now()
      peaks.push({ at, loudness })
      while (peaks[0] && at - peaks[0].at > memoryMilliseconds) peaks.shift()
      meter.current?.style.setProperty('--level', loudness.toFixed(2))
      setLevel(levelOf(Math.max(...peaks.map((peak) => peak.loudness))))
    }, 120)
    return () => {
      clearInterval(timer)
      void audio.close()
      setLevel(null)
    }
  }, [stream])
  return [level, meter]
}
