import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isGone, onGone } from '../data/untilLoaded.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './NewRelease.module.css'

/**
 * Says that a part of this page is no more on the server, since a newer release is there. Loading
 * the page anew is left to the person: something may be typed.
 */
export function NewRelease() {
  const { t } = useTranslation('common')
  const gone = useSyncExternalStore(onGone, isGone, () => false)
  if (!gone) return null
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
