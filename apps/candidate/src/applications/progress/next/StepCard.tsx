import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import styles from './StepCard.module.css'

type StepCardProps = {
  /** The id of the title, if the card should be a region of that name. */
  labelledBy?: string
  /** A tag, the title, and texts. */
  children: ReactNode
}

/** The current step, if nothing can be done on this site; otherwise `NextActionPanel` shows it. */
export function StepCard({ labelledBy, children }: StepCardProps) {
  return (
    <Card as="section" className={styles.card} aria-labelledby={labelledBy}>
      {children}
    </Card>
  )
}
