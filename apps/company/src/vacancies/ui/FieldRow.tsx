import type { ReactNode } from 'react'
import styles from './FieldRow.module.css'

type FieldRowProps = { columns: 2 | 3; children: ReactNode }

/** Fields next to one another, on a phone below one another. */
export function FieldRow({ columns, children }: FieldRowProps) {
  return <div className={columns === 2 ? styles.pair : styles.triple}>{children}</div>
}
