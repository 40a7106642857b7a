import { Logo } from '@trilha/web/ui/Logo.tsx'
import { Spinner } from '@trilha/web/ui/Spinner.tsx'
import { useTranslation } from 'react-i18next'
import styles from './LoadingScreen.module.css'

/** Stands until it is known who is there. */
export function LoadingScreen() {
  const { t } = useTranslation('common')
  return (
    <main className={styles.screen}>
      <title>{t('brand')}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <Spinner large label={t('actions.loading')} />
    </main>
  )
}
