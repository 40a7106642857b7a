import type { VideoInterview, VideoMedium } from '@trilha/contracts/videos/videos'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceCheck } from '../recorder/DeviceCheck.tsx'
import { FileAnswer } from '../recorder/FileAnswer.tsx'
import { secondsToThink, type Step } from './interview.steps.ts'
import { Practice } from './Practice.tsx'
import { mediumsOf, QuestionReady } from './QuestionReady.tsx'
import styles from './InterviewQuestion.module.css'
import type { Trouble } from '../recording/recording.troubles.ts'
import type { Target } from '../sending/recordings.deviceStore.ts'
import { recordings } from '../sending/recordings.site.ts'
import { RecorderSkeleton } from '../recorder/RecorderLayout.tsx'
import { Review } from '../recorder/Review.tsx'
import { StepPage } from '../step/StepPage.tsx'
import { StepTitle } from '../step/StepTitle.tsx'
import { TakeFlow } from './TakeFlow.tsx'
import { TextAnswer } from './TextAnswer.tsx'
import { TroubleView } from '../recorder/TroubleView.tsx'
import type { Camera } from '../recorder/useCamera.ts'
import { useOpenQuestion, useInvalidateVideos } from '../videos.data.ts'

type InterviewQuestionProps = {
  interview: VideoInterview
  step: Step
  eyebrow: string
  camera: Camera
  medium: VideoMedium
  onMedium: (medium: VideoMedium) => void
  /** Camera and microphone were checked on this page. */
  checked: boolean
  onChecked: () => void
  onRecording: (isRecording: boolean) => void
}

/** One question in any state. */
export function InterviewQuestion(props: InterviewQuestionProps) {
  const { interview, step, eyebrow, camera, medium, checked, onChecked, onRecording } = props
  const { t } = useTranslation('videos')
  const { question, recording } = step
  const recordedMedium = medium === 'text' ? 'video' : medium
  const live = isLive(step)
  const [practising, setPractising] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [recordHere, setRecordHere] = useState(false)
  const openQuestion = useOpenQuestion()
  const invalidate = useInvalidateVideos()
  const stageParams = { id: interview.applicationId, stageId: interview.stageId }
  const target: Target = {
    purpose: 'interview',
    applicationId: interview.applicationId,
    stageId: interview.stageId,
    questionId: question.id,
  }
  const otherWays = <OtherWays {...props} target={target} medium={medium} />

  if (trouble && !live)
    return (
      <TroubleView
        trouble={trouble}
        action={{
          label: t(step.state === 'recorded' ? 'trouble.look' : 'trouble.again'),
          onPress: () => {
            setTrouble(null)
            if (step.state !== 'recorded') camera.open()
          },
        }}
      />
    )
  if (step.state === 'recorded' && recording)
    return (
      <Review
        recording={recording}
        eyebrow={eyebrow}
        retakes={{ left: step.takesLeft, all: question.takes - 1 }}
        texts={{ lead: t('review.lead'), accept: t('review.accept') }}
        onAccept={() => void recordings.accept(recording.id)}
        onRetake={() => void recordings.discard(recording)}
      />
    )
  if (step.state === 'recording' && !live) return <Elsewhere reason="tab" />
  if (step.state === 'elsewhere' && !recordHere)
    return (
      <Elsewhere
        reason="device"
        onAgain={step.takesLeft > 0 ? () => setRecordHere(true) : undefined}
      />
    )
  if (medium !== 'text' && camera.trouble && !live)
    return (
      <TroubleView
        trouble={camera.trouble}
        action={
          camera.trouble === 'unsupported'
            ? null
            : { label: t('trouble.again'), onPress: camera.open, loading: camera.opening }
        }
      >
        {question.opened && (
          <FileAnswer target={target} limitSeconds={question.limitSeconds} label={t('file.send')} />
        )}
        {otherWays}
      </TroubleView>
    )
  if (medium !== 'text' && !live && practising && camera.stream)
    return (
      <Practice
        stream={camera.stream}
        medium={recordedMedium}
        onDone={() => {
          setPractising(false)
          onChecked()
        }}
      />
    )
  if (medium !== 'text' && !live && !checked)
    return (
      <DeviceCheck
        camera={camera}
        medium={recordedMedium}
        audience={t('check.audience', { company: interview.vacancy.company })}
        onDone={onChecked}
        onPractise={() => setPractising(true)}
      >
        {otherWays}
      </DeviceCheck>
    )
  const { opened } = question
  if (!opened)
    return (
      <QuestionReady
        question={question}
        eyebrow={eyebrow}
        medium={medium}
        onMedium={props.onMedium}
        onOpen={() => openQuestion.mutate({ ...stageParams, questionId: question.id })}
        opening={openQuestion.isPending}
        error={openQuestion.error}
      />
    )
  if (medium === 'text')
    return (
      <TextAnswer
        at={stageParams}
        question={{ ...question, opened }}
        eyebrow={eyebrow}
        onSent={invalidate}
        onBack={() => props.onMedium('video')}
      />
    )
  if (!camera.stream && !live) return <RecorderSkeleton />
  return (
    <TakeFlow
      target={target}
      stream={camera.stream}
      medium={recordedMedium}
      eyebrow={eyebrow}
      question={opened.prompt}
      help={opened.help}
      prepareSeconds={question.prepareSeconds}
      secondsLeft={() => secondsToThink(opened, Date.now())}
      limitSeconds={question.limitSeconds}
      onRecording={onRecording}
      onTrouble={setTrouble}
    />
  )
}

/** True while this tab is recording the answer to this step. */
export const isLive = ({ recording }: Step): boolean =>
  recording?.state === 'recording' && recordings.isLive(recording.id)

type OtherWaysProps = Pick<InterviewQuestionProps, 'step' | 'onMedium'> & {
  target: Target
  medium: VideoMedium
}

/** Buttons to answer by audio or text, if the question allows it. */
function OtherWays({ step, onMedium, medium }: OtherWaysProps) {
  const { t } = useTranslation('videos')
  const others = mediumsOf(step.question).filter((other) => other !== medium)
  return others.map((other) => (
    <button
      key={other}
      type="button"
      className={`link link--tap sm ${styles.quiet}`}
      onClick={() => onMedium(other)}
    >
      {t(`prefer.${other}`)}
    </button>
  ))
}

type ElsewhereProps = { reason: 'tab' | 'device'; onAgain?: (() => void) | undefined }

/** Another tab is recording, or another device has an answer that is not uploaded yet. */
function Elsewhere({ reason, onAgain }: ElsewhereProps) {
  const { t } = useTranslation('videos')
  return (
    <StepPage>
      <StepTitle>{t(`elsewhere.${reason}`)}</StepTitle>
      <p className="lead">{t(`elsewhere.${reason}Text`)}</p>
      {onAgain && (
        <div>
          <Button variant="outline" onClick={onAgain}>
            {t('review.again')}
          </Button>
        </div>
      )}
    </StepPage>
  )
}
