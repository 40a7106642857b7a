import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

/** Two sections next to each other; one below the other on phones. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
