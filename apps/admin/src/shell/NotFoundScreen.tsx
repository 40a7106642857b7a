import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Screen } from './Screen.tsx'
import styles from './screen.module.css'

/** Unknown URL inside the admin layout, so that the menu remains available. */
export default function NotFoundScreen() {
  const { t } = useTranslation('admin')
  return (
    <Screen title={t('notFound.title')} lead={t('notFound.lead')}>
      <div className={styles.actions}>
        <Button render={<Link to={paths.companies()} />}>{t('notFound.back')}</Button>
      </div>
    </Screen>
  )
}
