import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Section.module.css'

/** The sections of Minha conta in order; each is an anchor of the page. */
export const parts = [
  'access',
  'secondStep',
  'appearance',
  'devices',
  'talent',
  'privacy',
  'copy',
  'requests',
  'leave',
] as const
export type Part = (typeof parts)[number]

/** One section of Minha conta. */
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
