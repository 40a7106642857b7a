import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import styles from './Stack.module.css'

/** Puts its children below one another. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

type CardStackProps = { as: 'section' | 'article'; children: ReactNode }

/** A card that puts its children below one another. */
export function CardStack({ as, children }: CardStackProps) {
  return (
    <Card as={as} className={styles.stack}>
      {children}
    </Card>
  )
}
