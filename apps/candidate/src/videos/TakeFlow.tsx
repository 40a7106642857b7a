import { useState } from 'react'
import { Prepare } from './Prepare.tsx'
import type { Ending } from './recorder.ts'
import type { RecordedMedium } from './recording.codec.ts'
import type { Trouble } from './recording.troubles.ts'
import type { Target } from './recordings.kept.ts'
import { RecordingView } from './RecordingView.tsx'
import { useTake } from './useTake.ts'

type TakeFlowProps = {
  target: Target
  /** Null once the camera went away. */
  stream: MediaStream | null
  medium: RecordedMedium
  eyebrow: string | null
  question: string
  help: string
  prepareSeconds: number
  secondsLeft: () => number
  limitSeconds: number
  /** Recording begins or is over; the screen around it is dark meanwhile. */
  onRecording: (on: boolean) => void
  /** Something ended it that the person should know of. */
  onTrouble: (trouble: Trouble) => void
}

/** One take: the question and time to think, then recording. What comes of it lies on the device. */
export function TakeFlow(props: TakeFlowProps) {
  const { target, stream: now, medium, limitSeconds, eyebrow, question } = props
  // While it records the stream may end; what was recorded is still being kept.
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
