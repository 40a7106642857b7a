import type { VideoInterview, VideoMedium } from '@trilha/contracts/videos/videos'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InterviewQuestion, isLive } from './InterviewQuestion.tsx'
import { InterviewSending } from './InterviewSending.tsx'
import { nextStep, stepsOf, type Step } from './interview.steps.ts'
import { mediumsOf } from './QuestionReady.tsx'
import { recordings } from '../sending/recordings.site.ts'
import type { DeviceRecordings } from '../sending/recordings.ts'
import { useCamera } from '../recorder/useCamera.ts'

type InterviewPlayerProps = {
  interview: VideoInterview
  device: DeviceRecordings
  onRecording: (isRecording: boolean) => void
}

/** One question after another, resuming where the candidate stopped; then the upload screen. */
export function InterviewPlayer({ interview, device, onRecording }: InterviewPlayerProps) {
  const { t } = useTranslation('videos')
  const steps = stepsOf(interview, device.all, device.discardedIds, device.sentQuestions)
  const index = nextStep(steps)
  const step = steps[index]
  const [medium, setMedium] = useState<VideoMedium>('video')
  const [checked, setChecked] = useState(false)
  const camera = useCamera(medium === 'audio' ? 'audio' : 'video', wantsCamera(step, medium))
  useSubmission(interview, index < 0)
  if (!step) return <InterviewSending interview={interview} steps={steps} device={device} />
  return (
    <InterviewQuestion
      key={step.question.id}
      interview={interview}
      step={step}
      eyebrow={t('place', { number: index + 1, count: steps.length })}
      camera={camera}
      medium={mediumsOf(step.question).includes(medium) ? medium : 'video'}
      onMedium={setMedium}
      checked={checked}
      onChecked={() => setChecked(true)}
      onRecording={onRecording}
    />
  )
}

/** False during playback, while writing, and at the end. */
const wantsCamera = (step: Step | undefined, medium: VideoMedium): boolean =>
  medium !== 'text' &&
  step !== undefined &&
  (step.state === 'toDo' || step.state === 'elsewhere' || isLive(step))

/** Submits the interview when all answers exist: the company gets it once all are uploaded. */
function useSubmission({ applicationId, stageId, can }: VideoInterview, complete: boolean): void {
  const canRecord = can.record.allowed
  useEffect(() => {
    if (complete && canRecord) void recordings.submit({ applicationId, stageId })
  }, [complete, canRecord, applicationId, stageId])
}
