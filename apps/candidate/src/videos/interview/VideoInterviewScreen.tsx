import type { VideoInterview } from '@trilha/contracts/videos/videos'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '@trilha/web/data/call.ts'
import { useSession } from '@trilha/web/data/session.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { progressQuery } from '../../applications/applications.data.ts'
import { CurrentStage, WaitingStageButton } from '../../applications/CurrentStage.tsx'
import { Loaded } from '../../applications/Loaded.tsx'
import { NoTrail, renderNoTrail } from '../../applications/progress/NoTrail.tsx'
import { useVacancyId } from '../../applications/useVacancyId.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { InterviewPlayer } from './InterviewPlayer.tsx'
import { nextStep, stepsOf } from './interview.steps.ts'
import { RecorderSkeleton } from '../recorder/RecorderLayout.tsx'
import type { DeviceRecordings } from '../sending/recordings.ts'
import { useRecordings } from '../sending/useRecordings.ts'
import { StepPage } from '../step/StepPage.tsx'
import { StepTitle } from '../step/StepTitle.tsx'
import { interviewQuery, useInvalidateVideos } from '../videos.data.ts'
import { VideoFrame } from '../recorder/VideoFrame.tsx'

export const handle = { namespaces: ['videos', 'applications'] } satisfies Handle

/** The video interview of a trail: device check, questions and upload. */
export default function VideoInterviewScreen() {
  const { t } = useTranslation('videos')
  const vacancyId = useVacancyId()
  const query = useQuery({ ...interviewQuery(vacancyId), enabled: vacancyId > 0 })
  const { user } = useSession()
  const device = useRecordings(user?.candidate?.id ?? '', useInvalidateVideos())
  const [recording, setRecording] = useState(false)
  const interview = query.data
  const title = interview?.title ?? t('interview.title')
  const place = interview && progressOf(interview, device)
  return (
    <VideoFrame
      exit={vacancyId > 0 ? paths.progress(vacancyId) : paths.myApplications()}
      title={title}
      subtitle={
        interview && {
          role: interview.vacancy.roleName,
          company: interview.vacancy.company,
        }
      }
      place={place}
      dark={recording}
    >
      <PageHead title={title} />
      {!(interview && device.ready) && <h1 className="sr">{title}</h1>}
      {vacancyId === 0 ? (
        <NoTrail />
      ) : (
        <Loaded query={query} skeleton={<RecorderSkeleton />} refused={renderRefusal(vacancyId)}>
          {(loaded) =>
            !device.ready ? (
              <RecorderSkeleton />
            ) : loaded.can.record.allowed ? (
              <InterviewPlayer interview={loaded} device={device} onRecording={setRecording} />
            ) : (
              <Closed interview={loaded} />
            )
          }
        </Loaded>
      )}
    </VideoFrame>
  )
}

function progressOf(interview: VideoInterview, device: DeviceRecordings) {
  const { all, discardedIds, sentQuestions } = device
  const number = nextStep(stepsOf(interview, all, discardedIds, sentQuestions)) + 1
  return number > 0 && interview.can.record.allowed
    ? { number, count: interview.questions.length }
    : undefined
}

const renderRefusal = (vacancyId: number) =>
  function render(error: Error) {
    if (!(error instanceof CallError)) return null
    if (error.id === 'stage-not-open') return <NotYet vacancyId={vacancyId} />
    return error.status === 404 ? <NoInterview vacancyId={vacancyId} /> : null
  }

function NotYet({ vacancyId }: { vacancyId: number }) {
  const { t } = useTranslation('videos')
  return (
    <StepPage>
      <StepTitle>{t('closed.notYet')}</StepTitle>
      <p className="lead">{t('closed.notYetText')}</p>
      <ToCurrentStage vacancyId={vacancyId} />
    </StepPage>
  )
}

/** The trail has no video interview, or there is no trail. */
function NoInterview({ vacancyId }: { vacancyId: number }) {
  const { t } = useTranslation('videos')
  const progress = useQuery(progressQuery(vacancyId))
  return (
    <Loaded query={progress} skeleton={<RecorderSkeleton />} refused={renderNoTrail}>
      {() => (
        <StepPage>
          <StepTitle>{t('closed.missing')}</StepTitle>
          <ToCurrentStage vacancyId={vacancyId} />
        </StepPage>
      )}
    </Loaded>
  )
}

function ToCurrentStage({ vacancyId }: { vacancyId: number }) {
  const { t } = useTranslation('videos')
  return (
    <>
      <CurrentStage vacancyId={vacancyId} />
      <div className="row row--wrap">
        <WaitingStageButton vacancyId={vacancyId} />
        <Button variant="outline" render={<Link to={paths.progress(vacancyId)} />}>
          {t('sending.back')}
        </Button>
      </div>
    </>
  )
}

/** Submitted or expired: nothing more can be recorded. */
function Closed({ interview }: { interview: VideoInterview }) {
  const { t } = useTranslation('videos')
  const late = interview.can.record.reason === 'deadline-passed'
  return (
    <StepPage>
      <StepTitle>{t(late ? 'closed.late' : 'closed.sent')}</StepTitle>
      <p className="lead">{t(late ? 'closed.lateText' : 'closed.sentText')}</p>
      <div className="row row--wrap">
        <Button render={<Link to={paths.progress(interview.vacancy.id)} />}>
          {t('sending.back')}
        </Button>
        <Button
          variant="outline"
          render={<Link to={paths.videoInterviewAnswers(interview.vacancy.id)} />}
        >
          {t('closed.watch')}
        </Button>
        {!late && <WaitingStageButton variant="soft" vacancyId={interview.vacancy.id} />}
      </div>
    </StepPage>
  )
}
