import type { ReactNode, Ref } from 'react'
import styles from './LineList.module.css'

type LineListProps = { ref?: Ref<HTMLUListElement>; children: ReactNode }

/** A list of fields, one per line. */
export function LineList({ ref, children }: LineListProps) {
  return (
    <ul ref={ref} className={styles.list}>
      {children}
    </ul>
  )
}

type LineProps = { as?: 'div' | 'li'; children: ReactNode }

/** A field as wide as possible, and next to it a button or a choice. */
export function Line({ as: Element = 'div', children }: LineProps) {
  return <Element className={styles.line}>{children}</Element>
}
