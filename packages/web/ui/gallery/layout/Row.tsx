import type { ReactNode } from 'react'
import styles from './Row.module.css'

/** Components next to one another; they wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
