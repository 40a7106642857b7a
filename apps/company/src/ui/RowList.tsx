import type { ReactNode } from 'react'
import styles from './RowList.module.css'

/** A list with lines between its rows; contains `Row`. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

/** One row: its `RowText`, with tags and buttons at the end. */
export function Row({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>
}

type RowTextProps = { title: ReactNode; children: ReactNode }

/** What a row is about: its name, and details below. */
export function RowText({ title, children }: RowTextProps) {
  return (
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
