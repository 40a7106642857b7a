import type { Video } from '@trilha/contracts/videos/videos'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { IconVideo } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../applications/Loaded.tsx'
import { useErrorText } from '../../auth/useErrorText.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { AnswerPlayer } from '../interview/AnswerPlayer.tsx'
import styles from './VideoResumeScreen.module.css'
import { useRecordings } from '../sending/useRecordings.ts'
import { resumeQuery, useRemoveVideo, useInvalidateVideos } from '../videos.data.ts'
import { AnswersSkeleton } from '../interview/VideoInterviewAnswersScreen.tsx'

export const handle = { namespaces: ['videos', 'applications'] } satisfies Handle

/** The video resume: watch, replace and delete it, and see who watched it. */
export default function VideoResumeScreen() {
  const { t } = useTranslation('videos')
  const { user } = useSession()
  const candidateId = user?.candidate?.id ?? ''
  const query = useQuery({ ...resumeQuery(candidateId), enabled: candidateId !== '' })
  const device = useRecordings(user?.candidate?.id ?? '', useInvalidateVideos())
  const hasUnsentVideo = device.all.some(({ target }) => target.purpose === 'resume')
  return (
    <div className="wrap page">
      <PageHead title={t('resume.title')} />
      <div className="page__head">
        <h1>{t('resume.title')}</h1>
      </div>
      <div className={cx(styles.page, query.data?.video !== null && styles.column)}>
        {hasUnsentVideo && (
          <Alert
            title={t('resume.onTheWay')}
            action={
              <Button size="sm" variant="outline" render={<Link to={paths.addVideoResume()} />}>
                {t('resume.goOn')}
              </Button>
            }
          />
        )}
        <Loaded query={query} skeleton={<AnswersSkeleton />}>
          {({ video }) => (video ? <Resume video={video} /> : <NoResume />)}
        </Loaded>
      </div>
    </div>
  )
}

function NoResume() {
  const { t } = useTranslation('videos')
  return (
    <EmptyState
      headingLevel="h2"
      art={<EmptyScene />}
      title={t('resume.none')}
      action={
        <Button icon={<IconVideo />} render={<Link to={paths.addVideoResume()} />}>
          {t('resume.record')}
        </Button>
      }
    >
      {t('resume.noneText')}
    </EmptyState>
  )
}

function Resume({ video }: { video: Video }) {
  const { t } = useTranslation('videos')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = useRemoveVideo()
  return (
    <>
      <p className="lead">{t('resume.audience')}</p>
      <Card as="section" aria-label={t('resume.yours')}>
        <AnswerPlayer video={video} label={t('resume.yours')} />
      </Card>
      <div className="row row--wrap">
        <Button icon={<IconVideo />} render={<Link to={paths.addVideoResume()} />}>
          {t('resume.replace')}
        </Button>
        <Button variant="dangerGhost" icon={<IconTrash />} onClick={() => setIsConfirming(true)}>
          {t('resume.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('resume.removeTitle')}
        confirmLabel={t('resume.remove')}
        cancelLabel={common('actions.cancel')}
        confirmIcon={<IconTrash />}
        danger
        loading={remove.isPending}
        error={remove.error && <Alert tone="bad">{errorText(remove.error)}</Alert>}
        onConfirm={() => remove.mutate(video.id, { onSuccess: () => setIsConfirming(false) })}
      >
        {t('resume.removeText')}
      </ConfirmDialog>
    </>
  )
}
