import type { ReactNode } from 'react'
import styles from './FieldGroup.module.css'

type FieldGroupProps = {
  as?: 'section' | 'div'
  /** Accessible name of the section. */
  label?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  children: ReactNode
}

/** Fields that belong together, separated by a line from those above. */
export function FieldGroup({
  as: Element = 'section',
  label,
  labelledBy,
  children,
}: FieldGroupProps) {
  return (
    <Element className={styles.group} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </Element>
  )
}

type ListGroupProps = {
  title: string
  hint?: string
  error: string | undefined
  children: ReactNode
}

/** A list of entries with its title. */
export function ListGroup({ title, hint, error, children }: ListGroupProps) {
  return (
    <FieldGroup label={title}>
      <h4>{title}</h4>
      {hint !== undefined && <p className="sm ink2">{hint}</p>}
      <GroupError error={error} />
      {children}
    </FieldGroup>
  )
}

/** What is wrong with a group as a whole. */
export function GroupError({ error }: { error: string | undefined }) {
  return error ? <p className={styles.error}>{error}</p> : null
}
