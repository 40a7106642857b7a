import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { ActionRow } from '../../ActionRow.tsx'
import { TestHeading } from '../TestHeading.tsx'
import { Outcome } from './Outcome.tsx'
import { useDates } from '../../../applications/useDates.ts'
import { useVacancyId } from '../../../applications/useVacancyId.ts'

type TestClosedProps = { reason: 'deadline-passed' | 'stage-not-open'; dueAt: string | null }

/** The test accepts no answers: the deadline has passed, or the stage is not open. */
export function TestClosed({ reason, dueAt }: TestClosedProps) {
  const { t } = useTranslation('assessments')
  const dates = useDates()
  const vacancyId = useVacancyId()
  const late = reason === 'deadline-passed'
  return (
    <Outcome>
      <TestHeading>{t(late ? 'closed.deadline' : 'closed.stage')}</TestHeading>
      <p>
        {late && dueAt
          ? t('closed.deadlineText', { deadline: dates.deadline(dueAt) })
          : t(late ? 'closed.deadlineSometime' : 'closed.stageText')}
      </p>
      <ActionRow>
        <Button render={<Link to={paths.progress(vacancyId)} />}>{t('test.toTrail')}</Button>
      </ActionRow>
    </Outcome>
  )
}
