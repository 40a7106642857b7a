import type { ReactNode } from 'react'
import styles from './Mark.module.css'

export type MarkTone = 'done' | 'now' | 'warn'

/** An icon on a round surface. */
export function Mark({ tone, children }: { tone?: MarkTone; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  )
}
