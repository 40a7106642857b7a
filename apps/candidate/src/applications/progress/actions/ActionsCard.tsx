import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import styles from './ActionsCard.module.css'

type ActionsCardProps = {
  /** The id of the title. */
  labelledBy: string
  /** The title as `h2`, texts, and buttons one below the other. */
  children: ReactNode
}

/** Further actions next to the stages of a trail. */
export function ActionsCard({ labelledBy, children }: ActionsCardProps) {
  return (
    <Card as="section" className={styles.card} aria-labelledby={labelledBy}>
      {children}
    </Card>
  )
}
