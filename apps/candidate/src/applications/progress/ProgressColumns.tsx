import type { ReactNode } from 'react'
import styles from './ProgressColumns.module.css'

type ProgressColumnsProps = {
  /** `Outcome`, above the stages. */
  outcome?: ReactNode
  /** The next step and further actions, in the narrow column. */
  aside: ReactNode
  /** Name of the narrow column; a placeholder has none. */
  asideLabel?: string
  /** The stages. */
  children: ReactNode
}

/** The columns of a trail. Narrow screens show the next step, the stages, then further actions. */
export function ProgressColumns({ outcome, aside, asideLabel, children }: ProgressColumnsProps) {
  const Aside = asideLabel === undefined ? 'div' : 'aside'
  return (
    <div className={styles.columns}>
      {outcome}
      <Aside className={styles.aside} aria-label={asideLabel}>
        {aside}
      </Aside>
      <div className={styles.stages}>{children}</div>
    </div>
  )
}
