import { cx } from '@trilha/web/ui/cx.ts'
import type { ReactNode } from 'react'
import styles from './StepActions.module.css'

type StepActionsProps = {
  /** Drawn after the content that follows it, on phones. */
  last?: boolean
  children: ReactNode
}

/** The main buttons of a step; a bar at the bottom on phones. */
export function StepActions({ last = false, children }: StepActionsProps) {
  return <div className={cx(styles.actions, last && styles.last)}>{children}</div>
}
