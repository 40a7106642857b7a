import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import styles from './RowCard.module.css'

/**
 * A card that is one link: put a `CardLink` in its heading. Its text is at the start, tags at the
 * end.
 */
export function RowCard({ children }: { children: ReactNode }) {
  return (
    <Card as="article" interactive className={styles.row}>
      {children}
    </Card>
  )
}
