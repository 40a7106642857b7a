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
  /** Called when recording starts and when it ends; the screen is dark in between. */
  onRecording: (isRecording: boolean) => void
  /** Called if a problem ended the recording. */
  onTrouble: (trouble: Trouble) => void
}

/** One take: preparation, then recording. The result is stored on the device. */
export function TakeFlow(props: TakeFlowProps) {
  const { target, stream, medium, limitSeconds, eyebrow, question } = props
  // Stays the same if the camera is disconnected, while the last parts are still being stored.
  const [recordedStream, setRecordedStream] = useState(stream)
  const recorder = useTake({
    target,
    medium,
    limitSeconds,
    onEnd: (ending: Ending) => {
      props.onRecording(false)
      if (ending !== 'finished' && ending !== 'limit') props.onTrouble(ending)
    },
  })
  if (recorder.state.phase === 'off' || !recordedStream)
    return !stream ? null : (
      <Prepare
        {...props}
        stream={stream}
        onStart={() => {
          setRecordedStream(stream)
          props.onRecording(true)
          recorder.start(stream)
        }}
      />
    )
  return (
    <RecordingView
      recorder={recorder}
      stream={recordedStream}
      medium={medium}
      limitSeconds={limitSeconds}
      eyebrow={eyebrow}
      question={question}
    />
  )
}
