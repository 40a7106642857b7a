import type { ReactNode } from 'react'
import styles from './Outcome.module.css'

/** The screen after a test: a state, a heading, what comes next. */
export function Outcome({ children }: { children: ReactNode }) {
  return <div className={styles.outcome}>{children}</div>
}
