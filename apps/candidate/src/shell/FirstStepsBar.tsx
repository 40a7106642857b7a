import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { TopBar } from './TopBar.tsx'

/** The top bar of the first steps: no menu, only the way out. */
export function FirstStepsBar() {
  const { t } = useTranslation('shell')
  return (
    <TopBar
      logoLink={<Link to={paths.home()} aria-label={t('nav.logo')} />}
      actions={
        <Link className="link link--tap sm" to={paths.home()} prefetch="intent">
          {t('nav.toVacancies')}
        </Link>
      }
    />
  )
}
