import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import styles from './OnItsWay.module.css'

/** From then on somebody wonders whether their press was taken, in milliseconds. */
const patience = 400

/** Seen and heard while another page is on its way, which on a slow network takes seconds. */
export function OnItsWay() {
  const { t } = useTranslation('common')
  const going = useNavigation().state !== 'idle'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!going) return undefined
    const soon = setTimeout(() => setLate(true), patience)
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
