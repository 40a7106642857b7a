import type { Competency, WorkValue } from '@trilha/contracts/selfAssessments/scales'
import { cx } from '@trilha/web/ui/cx.ts'
import { useId } from 'react'
import { ScaleIcon } from '../scaleIcons.tsx'
import styles from './ScaleList.module.css'

type ScaleListProps = {
  title: string
  /** Without accent colour: for the lowest scales instead of the highest. */
  quiet?: boolean
  rows: readonly { scale: Competency | WorkValue; name: string; text: string }[]
}

/** A list of competencies or values with their descriptions. */
export function ScaleList({ title, quiet = false, rows }: ScaleListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={cx(styles.tops, quiet && styles.quiet)}>
        {rows.map(({ scale, name, text }) => (
          <li key={scale}>
            <span className={styles.icon}>
              <ScaleIcon scale={scale} />
            </span>
            <div>
              <h3>{name}</h3>
              <p className="ink2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
