import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import styles from './NavigationProgress.module.css'

/** Milliseconds before the loading bar appears; faster navigations show nothing. */
const delayMs = 400

/** Shows and announces that the next page is loading. On a slow network it takes seconds. */
export function NavigationProgress() {
  const { t } = useTranslation('common')
  const isNavigating = useNavigation().state !== 'idle'
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    if (!isNavigating) return undefined
    const timer = setTimeout(() => setVisible(true), delayMs)
    return () => {
      clearTimeout(timer)
      setVisible(false)
    }
  }, [isNavigating])
  return (
    <div aria-live="polite">
      {isVisible && (
        <div className={styles.bar}>
          <span className="sr">{t('actions.loading')}</span>
        </div>
      )}
    </div>
  )
}
