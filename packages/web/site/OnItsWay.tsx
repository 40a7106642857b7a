import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import styles from './OnItsWay.module.css'

/** Milliseconds before the loading bar appears; faster navigations show nothing. */
const delayMs = 400

/** Shows and announces that the next page is loading, which takes seconds on a slow network. */
export function NavigationProgress() {
  const { t } = useTranslation('common')
  const going = useNavigation().state !== 'idle'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!going) return undefined
    const soon = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(soon)
      setLate(false)
    }
  }, [going])
  return (
    <div aria-live="polite">
      {late && (
        <div className={styles.bar}>
          <span className="sr">{t('actions.loading')}</span>
        </div>
      )}
    </div>
  )
}
