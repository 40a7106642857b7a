import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Columns, as many as there is room for. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
