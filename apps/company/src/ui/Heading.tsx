import type { ReactNode } from 'react'
import styles from './Heading.module.css'

type HeadingProps = { id?: string; children: ReactNode }

/** Heading of a card or of a part of a screen. */
export function Heading({ id, children }: HeadingProps) {
  return (
    <h2 id={id} className={styles.heading}>
      {children}
    </h2>
  )
}
