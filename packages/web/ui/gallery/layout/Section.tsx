import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import styles from './Section.module.css'

type SectionProps = {
  /** Part of the id of its heading. */
  id: string
  title: string
  /** Has titled parts: more space between them. */
  parts?: boolean
  children: ReactNode
}

/** One group of components, with its heading. */
export function Section({ id, title, parts = false, children }: SectionProps) {
  const headingId = `dev-${id}`
  return (
    <section className={cx(styles.section, parts && styles.parts)} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
