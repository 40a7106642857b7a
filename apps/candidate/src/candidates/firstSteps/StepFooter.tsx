import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recommendedQuery } from '../../vacancies/vacancies.data.ts'
import styles from './StepFooter.module.css'

type StepFooterProps = {
  /** Shown in place of the number of vacancies. */
  count?: { value: number; text: string }
  children: ReactNode
}

/** The buttons of a step, always in sight; where there is no panel, with the number of vacancies. */
export function StepFooter({ count, children }: StepFooterProps) {
  const { t } = useTranslation('firstSteps')
  const format = useFormat()
  const { data } = useQuery(recommendedQuery)
  const shown = count ?? (data && { value: data.count, text: t('soFar', { count: data.count }) })
  return (
    <div className={styles.footer}>
      <div className={`wrap ${styles.in}`}>
        <p className={count ? styles.count : `${styles.count} ${styles.repeated}`}>
          {shown && (
            <>
              <b className="num">{format.number(shown.value)}</b> <span>{shown.text}</span>
            </>
          )}
        </p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  )
}
