import { useState } from 'react'
import { Prepare } from './Prepare.tsx'
import type { Ending } from '../recorder/recorder.ts'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import type { Trouble } from '../recording/recording.troubles.ts'
import type { Target } from '../sending/recordings.deviceStore.ts'
import { RecordingView } from '../recorder/RecordingView.tsx'
import { useTake } from './useTake.ts'

type TakeFlowProps = {
  target: Target
  /** Null when the camera has been disconnected. */
  stream: MediaStream | null
  medium: RecordedMedium
  eyebrow: string | null
  question: string
  help: string
  prepareSeconds: number
  secondsLeft: () => number
  limitSeconds: number
  /** Recording has started or ended; the surrounding screen is dark meanwhile. */
  onRecording: (on: boolean) => void
  /** A problem that ended the recording. */
  onTrouble: (trouble: Trouble) => void
}

/** One take: preparation, then recording. The result is stored on the device. */
export function TakeFlow(props: TakeFlowProps) {
  const { target, stream: now, medium, limitSeconds, eyebrow, question } = props
  // The stream may end during a recording; the last parts are still being stored.
  const [stream, setStream] = useState(now)
  const recorder = useTake({
    target,
    medium,
    limitSeconds,
    onEnd: (ending: Ending) => {
      props.onRecording(false)
      if (ending !== 'finished' && ending !== 'limit') props.onTrouble(ending)
    },
  })
  if (recorder.state.phase === 'off' || !stream)
    return !now ? null : (
      <Prepare
        {...props}
        stream={now}
        onStart={() => {
          setStream(now)
          props.onRecording(true)
          recorder.start(now)
        }}
      />
    )
  return (
    <RecordingView
      recorder={recorder}
      stream={stream}
      medium={medium}
      limitSeconds={limitSeconds}
      eyebrow={eyebrow}
      question={question}
    />
  )
}
