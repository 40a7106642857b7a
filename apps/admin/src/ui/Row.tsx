import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import styles from './Row.module.css'

type RowProps = { as?: 'div' | 'li'; children: ReactNode }

/** A line with a text at its start, and a tag or a button at its end. */
export function Row({ as: Element = 'div', children }: RowProps) {
  return <Element className={styles.row}>{children}</Element>
}

/** The same as a card that is one link: put a `CardLink` in its heading. */
export function RowCard({ children }: { children: ReactNode }) {
  return (
    <Card as="article" interactive className={styles.row}>
      {children}
    </Card>
  )
}
