import type { Competency, WorkValue } from '@trilha/contracts/selfAssessments.scales'
import { cx } from '@trilha/web/ui/cx.ts'
import { useId } from 'react'
import { ScaleIcon } from './scaleIcons.tsx'
import styles from './SelfAssessment.module.css'

type ScaleListProps = {
  title: string
  /** Without the accent: not what stands out, but what could. */
  quiet?: boolean
  rows: readonly { scale: Competency | WorkValue; name: string; text: string }[]
}

/** Some competencies or values in words. */
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
