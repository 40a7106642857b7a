import type { ReactNode } from 'react'
import styles from './HistoryList.module.css'

/** Events, latest first; the children are `li` elements. */
export function HistoryList({ children }: { children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>
}
