import type { ReactNode } from 'react'
import styles from './FieldRows.module.css'

type FieldRowsProps = { children: ReactNode }

/** A list of values that have several fields each, and the button to add one. */
export function FieldRows({ children }: FieldRowsProps) {
  return <div className={styles.rows}>{children}</div>
}

/** One value of such a list: its fields and the button to remove it. */
export function FieldRow({ children }: FieldRowsProps) {
  return <div className={styles.row}>{children}</div>
}
