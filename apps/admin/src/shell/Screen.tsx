import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Screen.module.css'

type ScreenProps = { title: string; lead?: string; children: ReactNode }

/** Heading and content of a screen; also sets the document title. */
export function Screen({ title, lead, children }: ScreenProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <title>{t('shell.documentTitle', { title })}</title>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </>
  )
}
