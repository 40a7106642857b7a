import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconX } from '@trilha/web/ui/icons/icons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './TestFrame.module.css'

type TestFrameProps = {
  /** The vacancy of the test's trail; 0 if there is none. */
  vacancyId: number
  title: string
  company?: string
  /** Target of the exit button; the trail by default. */
  exit?: string
  /** A button at the end of the header. */
  action?: ReactNode
  children: ReactNode
}

/** A full-screen layout without distractions: an exit button, a title and the content. */
export function TestFrame({ vacancyId, title, company, exit, action, children }: TestFrameProps) {
  const { t } = useTranslation('assessments')
  const trail = vacancyId > 0 ? paths.progress(vacancyId) : paths.myApplications()
  return (
    // `data-foot` makes the shell leave space at the bottom.
    <div className={styles.frame} data-foot="">
      <div className={`wrap ${styles.top}`}>
        <IconButton
          label={t('test.exit')}
          className={styles.exit}
          render={<Link to={exit ?? trail} />}
        >
          <IconX />
        </IconButton>
        <div className={styles.names}>
          <h1>{title}</h1>
          {company && <p className="xs ink3">{company}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={`wrap ${styles.content}`}>
        <div className={styles.column}>{children}</div>
      </div>
    </div>
  )
}
