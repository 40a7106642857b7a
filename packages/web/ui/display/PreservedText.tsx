import type { ReactNode } from 'react'
import styles from './PreservedText.module.css'

type PreservedTextProps = { as?: 'p' | 'blockquote' | 'code'; children: ReactNode }

/** Text that somebody wrote, with its line breaks. */
export function PreservedText({ as: Element = 'p', children }: PreservedTextProps) {
  return <Element className={styles.preserved}>{children}</Element>
}
