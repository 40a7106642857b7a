import { cx } from '@trilha/web/ui/cx.ts'
import type { ReactNode } from 'react'
import styles from './Tip.module.css'

type TipProps = {
  icon: ReactNode
  /** Announced to screen readers when it appears. */
  announced?: boolean
  /** Hidden on phones. */
  onlyWide?: boolean
  children: ReactNode
}

/** Advice for a good recording. */
export function Tip({ icon, announced = false, onlyWide = false, children }: TipProps) {
  const Element = announced ? 'output' : 'div'
  return (
    <Element className={cx(styles.tip, onlyWide && 'only-wide')}>
      {icon}
      <span>{children}</span>
    </Element>
  )
}
