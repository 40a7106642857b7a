import type { ReactNode } from 'react'
import styles from './Heading.module.css'

type HeadingProps = { as?: 'h2' | 'h3'; children: ReactNode }

/** Heading of a card or of a part of a screen. */
export function Heading({ as: Element = 'h2', children }: HeadingProps) {
  return <Element className={styles.heading}>{children}</Element>
}
