import type { Trouble } from '../recording/recording.troubles.ts'

/** Why a recording is paused: the page is in the background, or a call took the microphone. */
export type Pause = Extract<Trouble, 'hidden' | 'interrupted'>
/** Why a recording ended: stopped, limit reached, or a problem. */
export type Ending = 'finished' | 'limit' | Extract<Trouble, 'unplugged' | 'full' | 'broken'>

export type RecorderState = { phase: 'recording' | 'paused'; pause: Pause | null }

type Events = {
  /**
   * Stores a part. Called for the next part only when this one is stored.
   * @throws DOMException QuotaExceededError, which ends the recording.
   */
  append: (part: Blob, seconds: number) => Promise<void>
  onState: (state: RecorderState) => void
  /** Called after the last part is stored. */
  onEnd: (ending: Ending) => void
}

export type Recorder = {
  /** The actual MIME type chosen by the browser. */
  mime: string
  /** Recorded seconds, without pauses. */
  seconds: () => number
  resume: () => void
  stop: () => void
}

/** Interval of parts in milliseconds: the maximum loss if the browser is killed. */
const partMilliseconds = 1000
/** Shorter mutes are ignored; a phone call mutes a track for longer. */
const muteMilliseconds = 1500

/**
 * Records a stream until it is stopped, the limit is reached, or a problem occurs.
 * @throws DOMException NotSupportedError if the browser can't record it.
 */
export function record(
  stream: MediaStream,
  options: MediaRecorderOptions & { limitSeconds: number },
  events: Events,
): Recorder {
  const { limitSeconds, ...settings } = options
  const recorder = new MediaRecorder(stream, settings)
  const listeners = new AbortController()
  const { signal } = listeners
  let ending: Ending = 'finished'
  let writing = Promise.resolve()
  let recordedMs = 0
  let runningSince: number | null = performance.now()

  const seconds = () =>
    (recordedMs + (runningSince === null ? 0 : performance.now() - runningSince)) / 1000

  function end(reason: Ending): void {
    if (recorder.state === 'inactive') return
    ending = reason
    stopClock()
    recorder.stop()
  }
  function stopClock(): void {
    recordedMs = seconds() * 1000
    runningSince = null
  }
  function pause(reason: Pause): void {
    if (recorder.state !== 'recording') return
    stopClock()
    recorder.pause()
    // Stores the current data now, because the page may never come back.
    recorder.requestData()
    events.onState({ phase: 'paused', pause: reason })
  }

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    const length = seconds()
    writing = writing
      .then(() => events.append(data, length))
      .catch((error: unknown) => {
        end(error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'broken')
      })
  })
  recorder.addEventListener('error', () => end('broken'))
  recorder.addEventListener('stop', () => {
    listeners.abort()
    clearInterval(clock)
    void writing.then(() => events.onEnd(ending))
  })

  for (const track of stream.getTracks()) {
    let timer: ReturnType<typeof setTimeout> | undefined
    track.addEventListener('ended', () => end('unplugged'), { signal })
    track.addEventListener(
      'mute',
      () => (timer = setTimeout(() => track.muted && pause('interrupted'), muteMilliseconds)),
      { signal },
    )
    track.addEventListener('unmute', () => clearTimeout(timer), { signal })
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') pause('hidden')
    },
    { signal },
  )
  const clock = setInterval(() => {
    if (seconds() >= limitSeconds) end('limit')
  }, 200)

  recorder.start(partMilliseconds)
  events.onState({ phase: 'recording', pause: null })
  return {
    mime: recorder.mimeType || settings.mimeType || '',
    seconds,
    resume: () => {
      if (recorder.state !== 'paused') return
      recorder.resume()
      runningSince = performance.now()
      events.onState({ phase: 'recording', pause: null })
    },
    stop: () => end('finished'),
  }
}
