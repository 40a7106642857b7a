import type { ApplicationSummary } from '@trilha/contracts/applications/applications'
import { Card, CardLink } from '@trilha/web/ui/display/Card.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { MiniTrail } from '../../ui/MiniTrail.tsx'
import { Tag, type TagTone } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './ApplicationCard.module.css'
import { miniStates } from '../progress/progress.steps.ts'
import { useAnswerTime, useDates } from '../useDates.ts'

/** An application in a list: current stage, deadline and last movement. */
export function ApplicationCard({ application }: { application: ApplicationSummary }) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const dates = useDates()
  const { vacancy, state, stageStates } = application
  const place =
    vacancy.municipality && `${vacancy.municipality.name}, ${vacancy.municipality.state}`
  return (
    <Card as="article" interactive className={styles.card}>
      <CompanyLogo {...vacancy.company} size={52} />
      <div className={styles.words}>
        <h2>
          <CardLink link={<Link to={paths.progress(vacancy.id)} prefetch="intent" />}>
            {vacancy.roleName}
          </CardLink>
        </h2>
        <p className="sm ink2">{[vacancy.company.name, place].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.status}>
        <Tag tone={tones[application.group]}>{common(`applicationState.${state}`)}</Tag>
        <MiniTrail size="md" states={miniStates(stageStates, application)} />
      </div>
      <div className={styles.foot}>
        <Stage application={application} />
        <p className="xs ink3">
          {t('card.moved', { elapsed: dates.elapsed(application.lastMovementAt) })}
        </p>
      </div>
    </Card>
  )
}

const tones: Record<ApplicationSummary['group'], TagTone> = {
  'your-turn': 'accent',
  waiting: 'info',
  finished: 'line',
}

/** The current stage, and the deadline to act. */
function Stage({
  application: { current, group, state, answerDueAt },
}: {
  application: ApplicationSummary
}) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const answerTime = useAnswerTime()
  if (group === 'finished') return <span />
  const stage = current ? current.title : t('steps.answer')
  const isYourTurn = group === 'your-turn'
  const due = isYourTurn && state !== 'offer' ? current?.dueAt : null
  const answer = isYourTurn ? null : answerTime(answerDueAt)
  return (
    <p className={styles.stage}>
      <b>{stage}</b>
      {due && (
        <span>
          {dates.isPast(due)
            ? t('steps.expired', { deadline: dates.deadline(due) })
            : t('card.due', { left: dates.left(due), deadline: dates.deadline(due) })}
        </span>
      )}
      {state === 'offer' && <span>{t('card.offer')}</span>}
      {answer && <span>{answer}</span>}
    </p>
  )
}
