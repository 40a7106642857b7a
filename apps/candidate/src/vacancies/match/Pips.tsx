import { cx } from '@trilha/web/ui/cx.ts'
import styles from './Pips.module.css'

type PipsProps = { met: number; of: number; large?: boolean }

/** A row of marks, filled for each point that fits. Decorative: always with the numbers as text. */
export function Pips({ met, of, large = false }: PipsProps) {
  return (
    <span className={cx(styles.pips, large && styles.large)} aria-hidden>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} className={at < met ? styles.on : undefined} />
      ))}
    </span>
  )
}
