import type { ReactNode } from 'react'
import styles from './ChipRow.module.css'

type ChipRowProps = {
  as?: 'div' | 'ul'
  'aria-label'?: string
  children: ReactNode
}

/** Chips next to each other; long ones break into lines. */
export function ChipRow({ as = 'div', ...rest }: ChipRowProps) {
  // Both elements take the same attributes.
  const Element = as as 'div'
  return <Element {...rest} className={styles.row} />
}
