import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconAlertCircle } from '../icons/icons.tsx'
import styles from './States.module.css'

type StateProps = {
  title: ReactNode
  headingLevel?: 'h1' | 'h2' | 'h3' | 'h4'
  children?: ReactNode
  /** Buttons or links; one way out is enough. */
  action?: ReactNode
  className?: string
}

export type EmptyStateProps = StateProps & {
  /** A small scene, 180 px wide. */
  art?: ReactNode
}

/** An empty list: a plain title and one action, with a number if there is one. */
export function EmptyState({
  art,
  title,
  headingLevel: Heading = 'h3',
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={cx(styles.state, className)}>
      {art !== undefined && <div className={styles.art}>{art}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** A part of the screen failed to load: what happened, what is safe, what to do. */
export function ErrorState({
  title,
  headingLevel: Heading = 'h3',
  children,
  action,
  className,
}: StateProps) {
  return (
    <div className={cx(styles.state, className)} role="alert">
      <span className={styles.icon}>
        <IconAlertCircle />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
