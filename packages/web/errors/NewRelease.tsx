import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutdated, onOutdated } from '../data/importWithRetry.ts'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Button } from '../ui/actions/Button.tsx'
import styles from './NewRelease.module.css'

/**
 * Announces that a file of this page no longer exists because of a newer release. The page does not
 * reload automatically, because it may have unsent input.
 */
export function NewRelease() {
  const { t } = useTranslation('common')
  const outdated = useSyncExternalStore(onOutdated, isOutdated, () => false)
  if (!outdated) return null
  return (
    <div className={styles.notice}>
      <Alert
        banner
        tone="warn"
        announce="polite"
        title={t('release.title')}
        action={
          <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
            {t('release.reload')}
          </Button>
        }
      >
        {t('release.text')}
      </Alert>
    </div>
  )
}
