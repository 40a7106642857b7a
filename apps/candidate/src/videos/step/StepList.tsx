import type { ReactNode } from 'react'
import { Mark, type MarkTone } from './Mark.tsx'
import styles from './StepList.module.css'

/** Facts or states of a step, one row each. */
export function StepList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type StepRowProps = {
  icon: ReactNode
  tone?: MarkTone
  title: string
  /** Below the title. */
  children: ReactNode
  /** At the end of the row: an icon, a number. */
  end?: ReactNode
  /** With a gap between the title and each element below it. */
  spaced?: boolean
}

/** One row: an icon, a title and the text below it. */
export function StepRow({ icon, tone, title, children, end, spaced = false }: StepRowProps) {
  return (
    <li className={styles.row}>
      <Mark tone={tone}>{icon}</Mark>
      <div className={spaced ? styles.spaced : undefined}>
        <b className={styles.title}>{title}</b>
        {children}
      </div>
      {end}
    </li>
  )
}
