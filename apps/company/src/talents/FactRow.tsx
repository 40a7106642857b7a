import { cx } from '@trilha/web/ui/cx.ts'
import type { ReactNode } from 'react'
import styles from './FactRow.module.css'

type FactRowProps = {
  /** Accessible name of the list. */
  label?: string
  /** `ok` marks a fact in favour of the person. */
  facts: readonly { icon: ReactNode; text: string; ok?: boolean }[]
}

/** Short facts with icons next to one another; they wrap. */
export function FactRow({ label, facts }: FactRowProps) {
  return (
    <ul className={styles.facts} aria-label={label}>
      {facts.map(({ icon, text, ok = false }) => (
        <li key={text} className={cx(ok && styles.ok)}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  )
}
