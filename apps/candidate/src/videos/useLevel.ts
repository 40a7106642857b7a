import { useEffect, useRef, useState, type RefObject } from 'react'
import { levelOf, loudnessOf, type Level } from './recording.level.ts'

/** How long the loudest moment counts: between two sentences nobody is silent. */
const memoryMilliseconds = 2500

/**
 * How loud a stream's microphone is: the word for it, and a meter that moves with the voice (an
 * element that gets `--level`, 0 to 1). Null while nobody can tell.
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
      // Browsers start it only after a touch or a key.
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
