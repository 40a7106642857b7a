import type { ReactNode } from 'react'
import styles from './TestFoot.module.css'

/** The buttons of a step, the main one last; a bar at the bottom of the screen on phones. */
export function TestFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
