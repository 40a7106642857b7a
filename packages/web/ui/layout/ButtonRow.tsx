import type { ReactNode } from 'react'
import styles from './ButtonRow.module.css'

/** Buttons, links or tags next to one another; they wrap. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
