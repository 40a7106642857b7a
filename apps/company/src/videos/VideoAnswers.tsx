import type { PipelineVideos } from '@trilha/contracts/videos/videos'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useTranslation } from 'react-i18next'
import { PipelinePlayer } from './PipelinePlayer.tsx'
import { videosQuery } from './videos.data.ts'
import styles from './VideoAnswers.module.css'

type VideoAnswersProps = { applicationId: string; name: string }

/** A person's recordings: submitted interviews and the video resume. */
export function VideoAnswers({ applicationId, name }: VideoAnswersProps) {
  const { t } = useTranslation('pipeline')
  const { t: common } = useTranslation('common')
  const query = useQuery(videosQuery(applicationId))
  if (query.error && !query.data)
    return (
      <Alert
        tone="bad"
        title={t('videos.failed')}
        action={
          <Button size="sm" variant="outline" onClick={() => void query.refetch()}>
            {common('actions.tryAgain')}
          </Button>
        }
      />
    )
  if (!query.data) return null
  const { interviews, resume, hidden } = query.data
  return (
    <>
      {interviews.map((interview) => (
        <Interview key={interview.stageId} {...{ applicationId, interview, name, hidden }} />
      ))}
      {resume && (
        <Card as="section" aria-labelledby="video-apresentacao">
          <h2 id="video-apresentacao">{t('videos.resume')}</h2>
          <p className={styles.fair}>{t('videos.fair')}</p>
          <PipelinePlayer
            applicationId={applicationId}
            video={resume}
            label={t('videos.resumeOf', { name })}
            hidden={hidden}
          />
        </Card>
      )}
    </>
  )
}

type InterviewProps = VideoAnswersProps & {
  interview: PipelineVideos['interviews'][number]
  hidden: boolean
}

function Interview({ applicationId, interview, name, hidden }: InterviewProps) {
  const { t } = useTranslation('pipeline')
  return (
    <Card as="section" aria-labelledby={`videos-${interview.stageId}`}>
      <h2 id={`videos-${interview.stageId}`}>{interview.title}</h2>
      <p className={styles.fair}>{t('videos.fair')}</p>
      <ol className={styles.questions}>
        {interview.questions.map(({ id, position, prompt, answer }) => (
          <li key={id} className={answer?.medium === 'text' ? styles.wide : undefined}>
            <p className="eyebrow">{t('videos.question', { number: position })}</p>
            <h3>{prompt}</h3>
            {answer ? (
              <PipelinePlayer
                applicationId={applicationId}
                video={answer}
                label={t('videos.answerOf', { name, number: position })}
                hidden={hidden}
              />
            ) : (
              <p>{t('videos.none')}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
