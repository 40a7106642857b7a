import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useTranslation } from 'react-i18next'
import type { ProgressStage } from '../../../applications/progress/progress.steps.ts'
import { WaitingStageButton } from '../../../applications/CurrentStage.tsx'
import { useAnswerTime } from '../../../applications/useDates.ts'
import styles from './NextStage.module.css'

/** The next stage, after one is passed. */
export function NextStage({
  application,
  stage,
}: {
  application: ApplicationView
  stage: ProgressStage
}) {
  const { t } = useTranslation(['assessments', 'applications'])
  const answerTime = useAnswerTime()
  const next = application.stages.find(({ position }) => position === stage.position + 1)
  const answer = answerTime(application.answerDueAt)
  return (
    <Card as="section" className={styles.card}>
      <p className="eyebrow">{t('result.next')}</p>
      <h3>{next?.title ?? t('applications:steps.answer')}</h3>
      {next?.instructions && <p className="ink2">{next.instructions}</p>}
      {answer && <p className="b">{answer}</p>}
      <WaitingStageButton variant="soft" vacancyId={application.vacancy.id} />
    </Card>
  )
}
