import type { ReactNode } from 'react'
import styles from './NameList.module.css'

type NameListProps = {
  title: string
  /** `<li>` elements. */
  children: ReactNode
}

/** Names in columns below a small title, for things without other data to show. */
export function NameList({ title, children }: NameListProps) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.names}>{children}</ul>
    </>
  )
}
