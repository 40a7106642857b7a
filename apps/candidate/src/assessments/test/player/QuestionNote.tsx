import type { ReactNode } from 'react'
import styles from './QuestionNote.module.css'

/** What a candidate should know before answering a question. */
export function QuestionNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
