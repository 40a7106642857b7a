import type { ReactNode } from 'react'
import styles from './Notices.module.css'

/** Messages above the content of a screen. */
export function Notices({ children }: { children: ReactNode }) {
  return <div className={styles.notices}>{children}</div>
}
