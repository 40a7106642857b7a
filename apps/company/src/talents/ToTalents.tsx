import { useStartedSession } from '@trilha/web/data/session.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconUserSearch } from '@trilha/web/ui/icons.more.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** The way to the talent search, which has no tab on phones; evaluators have none. */
export function ToTalents() {
  const { t } = useTranslation('desk')
  const { user } = useStartedSession(2)
  if (user?.recruiter?.role === 'evaluator') return null
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<IconUserSearch />}
      render={<Link to={paths.talents()} />}
    >
      {t('shell.talents')}
    </Button>
  )
}
