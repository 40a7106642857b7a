import type { ReactNode } from 'react'
import styles from './FieldPair.module.css'

/** Fields in two columns; on a phone in one column. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
