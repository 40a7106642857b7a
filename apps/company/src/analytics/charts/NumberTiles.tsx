import type { ReactNode } from 'react'
import styles from './NumberTiles.module.css'

type NumberTilesProps = { numbers: readonly { id: string; label: string; value: ReactNode }[] }

/** A few important numbers, each in a tile with its name. */
export function NumberTiles({ numbers }: NumberTilesProps) {
  return (
    <dl className={styles.tiles}>
      {numbers.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
