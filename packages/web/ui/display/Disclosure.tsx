import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Disclosure.module.css'
import { IconChevronDown } from '../icons/icons.tsx'

export type DisclosureProps = Omit<ComponentPropsWithRef<'details'>, 'title'> & {
  title: ReactNode
  /** Makes the title a heading; leave out inside a form of filters. */
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** How many choices inside are selected, or another short fact. */
  aside?: ReactNode
  /** Drawn as a card instead of with a line above, for questions and answers. */
  card?: boolean
}

/**
 * A collapsible section: groups of filters, questions and answers. A native `<details>`, so that it
 * works before JavaScript loads and find-in-page opens it. Sections with the same `name` open one
 * at a time.
 */
export function Disclosure({
  title,
  headingLevel: Heading,
  aside,
  card = false,
  className,
  children,
  ...rest
}: DisclosureProps) {
  return (
    <details {...rest} className={cx(styles.disclosure, card && styles.card, className)}>
      <summary className={styles.summary}>
        {Heading ? <Heading className={styles.heading}>{title}</Heading> : <span>{title}</span>}
        {aside !== undefined && <span className={styles.count}>{aside}</span>}
        <IconChevronDown />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
