import { useStartedSession } from '@trilha/web/data/session.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconChartBar } from '@trilha/web/ui/icons.more.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** The way to the numbers, of one vacancy or of all; evaluators have none. */
export function ToAnalytics({ vacancyId }: { vacancyId?: number }) {
  const { t } = useTranslation('desk')
  const { user } = useStartedSession(2)
  if (user?.recruiter?.role === 'evaluator') return null
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<IconChartBar />}
      render={<Link to={paths.analytics(vacancyId)} />}
    >
      {t('shell.analytics')}
    </Button>
  )
}
