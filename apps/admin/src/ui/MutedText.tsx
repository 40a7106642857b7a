import type { ReactNode } from 'react'
import styles from './MutedText.module.css'

type MutedTextProps = { as?: 'p' | 'span'; children: ReactNode }

/** Small grey text: dates, addresses, ids. */
export function MutedText({ as: Element = 'p', children }: MutedTextProps) {
  return <Element className={styles.muted}>{children}</Element>
}
