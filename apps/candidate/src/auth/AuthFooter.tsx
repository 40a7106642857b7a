import type { ReactNode } from 'react'
import styles from './AuthFooter.module.css'

/** Below a sign-in screen: the link to another one. */
export function AuthFooter({ children }: { children: ReactNode }) {
  return <p className={styles.footer}>{children}</p>
}
