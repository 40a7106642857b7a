import { cx } from '@trilha/web/ui/cx.ts'
import type { ReactNode } from 'react'
import styles from './ChipRow.module.css'

/** Chips or small buttons next to one another; they wrap. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}

type ChipGroupProps = {
  label: string
  /** May set margins. */
  className?: string | undefined
  children: ReactNode
}

/** Chips that form a named group. */
export function ChipGroup({ label, className, children }: ChipGroupProps) {
  return (
    <fieldset className={cx(styles.chips, className)} aria-label={label}>
      {children}
    </fieldset>
  )
}
