import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'

/** Buttons below a text; one per line on phones. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
