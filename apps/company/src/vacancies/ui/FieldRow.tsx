import type { ReactNode } from 'react'
import styles from './FieldRow.module.css'

type FieldRowProps = { columns: 2 | 3; children: ReactNode }

/** Fields in two or three columns; on a phone in one column. */
export function FieldRow({ columns, children }: FieldRowProps) {
  return <div className={columns === 2 ? styles.pair : styles.triple}>{children}</div>
}
