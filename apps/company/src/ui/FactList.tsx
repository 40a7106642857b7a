import type { ReactNode } from 'react'
import styles from './FactList.module.css'

type FactListProps = { facts: readonly { name: string; value: ReactNode }[] }

/** Named values in columns; nothing when there are none. */
export function FactList({ facts }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
