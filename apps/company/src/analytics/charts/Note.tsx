import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** A remark about numbers: what they mean, or why there are none. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
