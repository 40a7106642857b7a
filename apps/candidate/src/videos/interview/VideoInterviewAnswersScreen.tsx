import type { VideoInterview } from '@trilha/contracts/videos/videos'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../applications/Loaded.tsx'
import { NoTrail, renderNoTrail } from '../../applications/progress/NoTrail.tsx'
import { useVacancyId } from '../../applications/useVacancyId.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { AnswerPlayer } from './AnswerPlayer.tsx'
import styles from './VideoInterviewAnswersScreen.module.css'
import { interviewQuery } from '../videos.data.ts'

export const handle = { namespaces: ['videos', 'applications'] } satisfies Handle

/** The candidate's answers of a video interview, and who watched them. */
export default function VideoInterviewAnswersScreen() {
  const { t } = useTranslation('videos')
  const vacancyId = useVacancyId()
  const query = useQuery({ ...interviewQuery(vacancyId), enabled: vacancyId > 0 })
  return (
    <div className="wrap page">
      <PageHead title={t('answers.title')} />
      <Link className={styles.back} to={paths.progress(vacancyId)}>
        <IconArrowLeft /> {t('sending.back')}
      </Link>
      <h1>{t('answers.title')}</h1>
      {vacancyId === 0 ? (
        <NoTrail />
      ) : (
        <Loaded query={query} skeleton={<AnswersSkeleton />} refused={renderNoTrail}>
          {(interview) => <Answers interview={interview} />}
        </Loaded>
      )}
    </div>
  )
}

function Answers({ interview }: { interview: VideoInterview }) {
  const { t } = useTranslation('videos')
  return (
    <div className={styles.answers}>
      <p className="lead">{t('answers.lead', { company: interview.vacancy.company })}</p>
      {interview.can.record.allowed && (
        <div>
          <Button render={<Link to={paths.videoInterview(interview.vacancy.id)} />}>
            {t('answers.goOn')}
          </Button>
        </div>
      )}
      {interview.questions.map(({ id, position, opened, answer }) => {
        const number = t('sending.question', { number: position })
        return (
          <Card as="section" key={id} aria-labelledby={`pergunta-${position}`}>
            <p className="eyebrow">{number}</p>
            <h2 id={`pergunta-${position}`}>{opened?.prompt ?? t('answers.closed')}</h2>
            {answer ? (
              <AnswerPlayer video={answer} label={t('answers.yours', { number: position })} />
            ) : (
              <p className="ink2">{t('answers.none')}</p>
            )}
          </Card>
        )
      })}
    </div>
  )
}

export function AnswersSkeleton() {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')} className={styles.answers}>
      <Skeleton width={60} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
