import type { ReactNode } from 'react'
import styles from './MarkList.module.css'

/** Competencies and what was noted about each; the children are `div` elements with `dt`, `dd`. */
export function MarkList({ children }: { children: ReactNode }) {
  return <dl className={styles.marks}>{children}</dl>
}
