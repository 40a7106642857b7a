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

export type Recording =
  | { phase: 'off' }
  | { phase: 'recording' | 'saving' }
  | { phase: 'paused'; pause: Pause }

type Options = {
  medium: RecordedMedium
  limitSeconds: number
  sink: Sink
  /** All parts are stored; the reason why it ended. */
  onEnd: (ending: Ending) => void
}

/** Records a stream into a sink. Parts recorded before an unmount stay in the sink. */
export function useRecorder({ medium, limitSeconds, sink, onEnd }: Options) {
  const [state, setState] = useState<Recording>({ phase: 'off' })
  const recorder = useRef<Recorder | null>(null)
  const now = useRef({ sink, onEnd })
  useEffect(() => {
    now.current = { sink, onEnd }
  })
  useEffect(() => () => recorder.current?.stop(), [])

  const start = useCallback(
    (stream: MediaStream) => {
      const { sink: into } = now.current
      const options = recorderOptions(medium, (type) => MediaRecorder.isTypeSupported(type))
      let begun: Promise<void> = Promise.resolve()
      const started = record(
        stream,
        { ...options, limitSeconds },
        {
          append: async (part, seconds) => {
            await begun
            await into.append(part, seconds)
          },
          onState: (next) => {
            setState(next.pause ? { phase: 'paused', pause: next.pause } : { phase: 'recording' })
          },
          onEnd: (ending) => {
            recorder.current = null
            setState({ phase: 'saving' })
            void begun
              .then(() => into.end())
              .catch(() => undefined)
              .then(() => {
                setState({ phase: 'off' })
                now.current.onEnd(ending)
              })
          },
        },
      )
      begun = into.begin(started.mime)
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
