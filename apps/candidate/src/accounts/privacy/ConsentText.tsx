import type { ReactNode } from 'react'
import styles from './ConsentText.module.css'

/** The text of a consent. */
export function ConsentText({ children }: { children: ReactNode }) {
  return <blockquote className={styles.text}>{children}</blockquote>
}
