import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { ActionRow } from '../../ActionRow.tsx'
import { TestHeading } from '../TestHeading.tsx'
import { Outcome } from './Outcome.tsx'
import { CurrentStage, WaitingStageButton } from '../../../applications/CurrentStage.tsx'
import { useDates } from '../../../applications/useDates.ts'
import { useVacancyId } from '../../../applications/useVacancyId.ts'

type TestClosedProps = {
  /** `missing`: the trail has no such stage. */
  reason: 'deadline-passed' | 'stage-not-open' | 'missing'
  dueAt: string | null
}

const headings = {
  'deadline-passed': 'closed.deadline',
  'stage-not-open': 'closed.stage',
  missing: 'closed.missing',
} as const

/** The test accepts no answers: why, and which stage of the trail is the current one. */
export function TestClosed({ reason, dueAt }: TestClosedProps) {
  const { t } = useTranslation('assessments')
  const dates = useDates()
  const vacancyId = useVacancyId()
  const late = reason === 'deadline-passed'
  return (
    <Outcome>
      <TestHeading>{t(headings[reason])}</TestHeading>
      {late && (
        <p>
          {dueAt
            ? t('closed.deadlineText', { deadline: dates.deadline(dueAt) })
            : t('closed.deadlineSometime')}
        </p>
      )}
      {reason === 'stage-not-open' && <p>{t('closed.stageText')}</p>}
      {!late && <CurrentStage vacancyId={vacancyId} />}
      <ActionRow>
        {!late && <WaitingStageButton vacancyId={vacancyId} />}
        <Button
          variant={late ? 'primary' : 'outline'}
          render={<Link to={paths.progress(vacancyId)} />}
        >
          {t('test.toTrail')}
        </Button>
      </ActionRow>
    </Outcome>
  )
}
