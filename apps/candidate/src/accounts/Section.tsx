import { Card } from '@trilha/web/ui/Card.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Settings.module.css'

/** The parts of Minha conta in their order; each is an anchor of the page. */
export const parts = [
  'access',
  'appearance',
  'devices',
  'talent',
  'privacy',
  'copy',
  'requests',
  'leave',
] as const
export type Part = (typeof parts)[number]

/** One part of Minha conta. */
export function Section({ part, children }: { part: Part; children: ReactNode }) {
  const { t } = useTranslation('account')
  return (
    <Card as="section" id={part} aria-labelledby={`${part}-title`} className={styles.section}>
      <div>
        <h2 id={`${part}-title`} className={styles.title}>
          {t(`parts.${part}.title`)}
        </h2>
        <p className={styles.lead}>{t(`parts.${part}.lead`)}</p>
      </div>
      {children}
    </Card>
  )
}

type RowProps = {
  icon: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** What can be done about it, at the end. */
  action?: ReactNode
  children?: ReactNode
}

/** A line of a part: what it is, how it stands, and what can be done about it. */
export function Row({ icon, title, detail, action, children }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <b>{title}</b>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
