import { IconButton } from '@trilha/web/ui/IconButton.tsx'
import { IconX } from '@trilha/web/ui/icons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './Test.module.css'

type TestFrameProps = {
  /** The trail that the test belongs to; 0 where it belongs to none. */
  vacancyId: number
  title: string
  company?: string
  /** Where the way out leads, if not to the trail. */
  exit?: string
  /** A button at the other end of the top. */
  action?: ReactNode
  children: ReactNode
}

/** The whole screen for one thing: a way out, a name, and nothing else around it. */
export function TestFrame({ vacancyId, title, company, exit, action, children }: TestFrameProps) {
  const { t } = useTranslation('assessments')
  const trail = vacancyId > 0 ? paths.progress(vacancyId) : paths.myApplications()
  return (
    // The mark tells the shell to make room at the foot.
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
