import { useSession } from '@trilha/web/data/session.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { DeviceCheck } from '../recorder/DeviceCheck.tsx'
import { FileAnswer } from '../recorder/FileAnswer.tsx'
import { Practice } from '../interview/Practice.tsx'
import { RecorderSkeleton } from '../recorder/RecorderLayout.tsx'
import type { Trouble } from '../recording/recording.troubles.ts'
import type { Recording, Target } from '../sending/recordings.deviceStore.ts'
import { recordings } from '../sending/recordings.site.ts'
import type { DeviceRecordings } from '../sending/recordings.ts'
import { useRecordings } from '../sending/useRecordings.ts'
import { Review } from '../recorder/Review.tsx'
import { Sending } from '../sending/Sending.tsx'
import { TakeFlow } from '../interview/TakeFlow.tsx'
import { TroubleView } from '../recorder/TroubleView.tsx'
import { useCamera } from '../recorder/useCamera.ts'
import { useInvalidateVideos } from '../videos.data.ts'
import { VideoFrame } from '../recorder/VideoFrame.tsx'

export const handle = { namespaces: ['videos'] } satisfies Handle

const target: Target = { purpose: 'resume' }
const limitSeconds = 120

/** Records a video resume. The person can record it again any number of times. */
export default function AddVideoResumeScreen() {
  const { t } = useTranslation('videos')
  const { user } = useSession()
  const deviceRecordings = useRecordings(user?.candidate?.id ?? '', useInvalidateVideos())
  const [dark, setDark] = useState(false)
  return (
    <VideoFrame exit={paths.videoResume()} title={t('resume.title')} dark={dark}>
      <PageHead title={t('resume.title')} />
      {!deviceRecordings.ready && <h1 className="sr">{t('resume.title')}</h1>}
      {deviceRecordings.ready ? (
        <Resume deviceRecordings={deviceRecordings} onRecording={setDark} />
      ) : (
        <RecorderSkeleton />
      )}
    </VideoFrame>
  )
}

type ResumeProps = {
  deviceRecordings: DeviceRecordings
  onRecording: (isRecording: boolean) => void
}

function Resume({ deviceRecordings, onRecording }: ResumeProps) {
  const { t } = useTranslation('videos')
  const resume = deviceRecordings.all.findLast((recording) => recording.target.purpose === 'resume')
  const live = resume?.state === 'recording' && recordings.isLive(resume.id)
  const recorded = resume?.state === 'recorded' ? resume : null
  const [accepted, setAccepted] = useState<Recording | null>(null)
  const camera = useCamera('video', !accepted && !recorded && resume?.state !== 'accepted')
  const [checked, setChecked] = useState(false)
  const [practising, setPractising] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const file = <FileAnswer target={target} limitSeconds={limitSeconds} label={t('file.choose')} />

  if (resume?.state === 'accepted' || accepted)
    return (
      <Sending
        rows={[
          {
            id: 'resume',
            title: t('resume.yours'),
            // Until it is accepted on this device too, it has not arrived either.
            recording: resume ?? null,
            done: t('sending.arrived'),
          },
        ]}
        device={deviceRecordings}
        back={{ to: paths.videoResume(), label: t('resume.see') }}
      />
    )
  if (trouble && !live)
    return (
      <TroubleView
        trouble={trouble}
        action={{
          label: t(recorded ? 'trouble.look' : 'trouble.again'),
          onPress: () => {
            setTrouble(null)
            if (!recorded) camera.open()
          },
        }}
      />
    )
  if (recorded)
    return (
      <Review
        recording={recorded}
        eyebrow={null}
        retakes={null}
        texts={{ lead: t('resume.lead'), accept: t('resume.accept') }}
        onAccept={() => {
          setAccepted(recorded)
          void recordings.accept(recorded.id)
        }}
        onRetake={() => void recordings.discard(recorded)}
      />
    )
  if (camera.trouble && !live)
    return (
      <TroubleView
        trouble={camera.trouble}
        action={
          camera.trouble === 'unsupported'
            ? null
            : { label: t('trouble.again'), onPress: camera.open, loading: camera.opening }
        }
      >
        {file}
      </TroubleView>
    )
  if (practising && camera.stream)
    return (
      <Practice
        stream={camera.stream}
        medium="video"
        onDone={() => {
          setPractising(false)
          setChecked(true)
        }}
      />
    )
  if (!checked && !live)
    return (
      <DeviceCheck
        camera={camera}
        medium="video"
        audience={t('resume.audience')}
        onDone={() => setChecked(true)}
        onPractise={() => setPractising(true)}
      >
        {file}
      </DeviceCheck>
    )
  if (!camera.stream && !live) return <RecorderSkeleton />
  return (
    <TakeFlow
      target={target}
      stream={camera.stream}
      medium="video"
      eyebrow={null}
      question={t('resume.question')}
      help={t('resume.help')}
      prepareSeconds={0}
      secondsLeft={() => 0}
      limitSeconds={limitSeconds}
      onRecording={onRecording}
      onTrouble={setTrouble}
    />
  )
}
