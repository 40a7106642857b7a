import type { ReactNode, Ref } from 'react'
import styles from './EntryRow.module.css'

type EntryListProps = { ref?: Ref<HTMLOListElement>; children: ReactNode }

/** A numbered list of entries; contains `EntryRow`. */
export function EntryList({ ref, children }: EntryListProps) {
  return (
    <ol ref={ref} className={styles.list}>
      {children}
    </ol>
  )
}

type EntryRowProps = {
  /** Content field that the entry edits. */
  field?: string
  n?: number
  title: ReactNode
  /** Short summary below the title. */
  detail?: ReactNode
  /** What is wrong with the entry. */
  error?: ReactNode
  buttons: ReactNode
  /** Shown below the title when given. */
  children?: ReactNode
}

/** One entry: its number, title and buttons, and its fields while it is open. */
export function EntryRow({ field, n, title, detail, error, buttons, children }: EntryRowProps) {
  return (
    <li className={styles.entry} data-field={field} data-open={children ? true : undefined}>
      <div className={styles.head}>
        {n !== undefined && <b aria-hidden>{n}</b>}
        <span className={styles.title}>
          {title}
          {detail && <span className={styles.detail}>{detail}</span>}
          {error && <span className={styles.error}>{error}</span>}
        </span>
        {buttons}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </li>
  )
}
