import { useCallback, useEffect, useRef, useState } from 'react'
import { record, type Ending, type Pause, type Recorder } from './recorder.ts'
import { recorderOptions, type RecordedMedium } from '../recording/recording.codec.ts'

/** Destination of the parts of a recording. */
export type Sink = {
  /** Called before the first part, with the actual MIME type. */
  begin: (mime: string) => Promise<void>
  append: (part: Blob, seconds: number) => Promise<void>
  end: () => Promise<void>
}

export type RecordingPhase =
  | { phase: 'off' }
  | { phase: 'recording' | 'saving' }
  | { phase: 'paused'; pause: Pause }

type Options = {
  medium: RecordedMedium
  limitSeconds: number
  sink: Sink
  /** Called when all parts are stored, with the reason why the recording ended. */
  onEnd: (ending: Ending) => void
}

/** Records a stream into a sink. On unmount the recording stops; its parts stay in the sink. */
export function useRecorder({ medium, limitSeconds, sink, onEnd }: Options) {
  const [state, setState] = useState<RecordingPhase>({ phase: 'off' })
  const recorder = useRef<Recorder | null>(null)
  const latest = useRef({ sink, onEnd })
  useEffect(() => {
    latest.current = { sink, onEnd }
  })
  useEffect(() => () => recorder.current?.stop(), [])

  const start = useCallback(
    (stream: MediaStream) => {
      const { sink: currentSink } = latest.current
      const options = recorderOptions(medium, (type) => MediaRecorder.isTypeSupported(type))
      let begun: Promise<void> = Promise.resolve()
      const started = record(
        stream,
        { ...options, limitSeconds },
        {
          append: async (part, seconds) => {
            await begun
            await currentSink.append(part, seconds)
          },
          onState: (next) => {
            setState(next.pause ? { phase: 'paused', pause: next.pause } : { phase: 'recording' })
          },
          onEnd: (ending) => {
            recorder.current = null
            setState({ phase: 'saving' })
            void begun
              .then(() => currentSink.end())
              .catch(() => undefined)
              .then(() => {
                setState({ phase: 'off' })
                latest.current.onEnd(ending)
              })
          },
        },
      )
      begun = currentSink.begin(started.mime)
      recorder.current = started
    },
    [medium, limitSeconds],
  )

  return {
    state,
    start,
    stop: useCallback(() => recorder.current?.stop(), []),
    resume: useCallback(() => recorder.current?.resume(), []),
    seconds: useCallback(() => recorder.current?.seconds() ?? 0, []),
  }
}
