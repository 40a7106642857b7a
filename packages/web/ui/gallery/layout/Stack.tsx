import type { ReactNode } from 'react'
import styles from './Stack.module.css'

/** Components below one another. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
