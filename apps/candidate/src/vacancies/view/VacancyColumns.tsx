import type { ReactElement, ReactNode } from 'react'
import styles from './VacancyColumns.module.css'

type VacancyColumnsProps = {
  /** The cards of the wide column. */
  children: ReactNode
  /** The narrow column, below the wide one where there is no room. */
  aside: ReactElement
}

/** The two columns of a vacancy page. */
export function VacancyColumns({ children, aside }: VacancyColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  )
}
