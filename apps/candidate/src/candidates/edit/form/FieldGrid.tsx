import type { ReactNode } from 'react'
import styles from './FieldGrid.module.css'

/** Fields in two columns, on phones in one. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
