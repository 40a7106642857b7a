import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import styles from './Row.module.css'

type RowProps = { as?: 'div' | 'li'; children: ReactNode }

/** A line with a text at the start and a tag or button at the end. */
export function Row({ as: Element = 'div', children }: RowProps) {
  return <Element className={styles.row}>{children}</Element>
}

/** A `Row` as a card that is a link; its heading must contain a `CardLink`. */
export function RowCard({ children }: { children: ReactNode }) {
  return (
    <Card as="article" interactive className={styles.row}>
      {children}
    </Card>
  )
}
